/** Names of zones as Outlook, Exchange and Brightspace write them, with the IANA zone each stands for (CLDR). */
export const WINDOWS_ZONES = new Map(
  `
  Dateline Standard Time=Etc/GMT+12
  Hawaiian Standard Time=Pacific/Honolulu
  Alaskan Standard Time=America/Anchorage
  Pacific Standard Time=America/Los_Angeles
  Pacific Standard Time (Mexico)=America/Tijuana
  US Mountain Standard Time=America/Phoenix
  Mountain Standard Time=America/Denver
  Mountain Standard Time (Mexico)=America/Mazatlan
  Central America Standard Time=America/Guatemala
  Central Standard Time=America/Chicago
  Central Standard Time (Mexico)=America/Mexico_City
  Canada Central Standard Time=America/Regina
  SA Pacific Standard Time=America/Bogota
  Eastern Standard Time=America/New_York
  Eastern Standard Time (Mexico)=America/Cancun
  US Eastern Standard Time=America/Indianapolis
  Venezuela Standard Time=America/Caracas
  Paraguay Standard Time=America/Asuncion
  Atlantic Standard Time=America/Halifax
  SA Western Standard Time=America/La_Paz
  Pacific SA Standard Time=America/Santiago
  Newfoundland Standard Time=America/St_Johns
  E. South America Standard Time=America/Sao_Paulo
  Argentina Standard Time=America/Buenos_Aires
  SA Eastern Standard Time=America/Cayenne
  Montevideo Standard Time=America/Montevideo
  Azores Standard Time=Atlantic/Azores
  UTC=UTC
  GMT Standard Time=Europe/London
  Greenwich Standard Time=Atlantic/Reykjavik
  Morocco Standard Time=Africa/Casablanca
  W. Europe Standard Time=Europe/Berlin
  Central Europe Standard Time=Europe/Budapest
  Central European Standard Time=Europe/Warsaw
  Romance Standard Time=Europe/Paris
  W. Central Africa Standard Time=Africa/Lagos
  GTB Standard Time=Europe/Bucharest
  FLE Standard Time=Europe/Kiev
  E. Europe Standard Time=Europe/Chisinau
  Egypt Standard Time=Africa/Cairo
  South Africa Standard Time=Africa/Johannesburg
  Israel Standard Time=Asia/Jerusalem
  Jordan Standard Time=Asia/Amman
  Middle East Standard Time=Asia/Beirut
  Turkey Standard Time=Europe/Istanbul
  Arabic Standard Time=Asia/Baghdad
  Arab Standard Time=Asia/Riyadh
  Russian Standard Time=Europe/Moscow
  E. Africa Standard Time=Africa/Nairobi
  Iran Standard Time=Asia/Tehran
  Arabian Standard Time=Asia/Dubai
  Georgian Standard Time=Asia/Tbilisi
  Afghanistan Standard Time=Asia/Kabul
  West Asia Standard Time=Asia/Tashkent
  Pakistan Standard Time=Asia/Karachi
  India Standard Time=Asia/Kolkata
  Sri Lanka Standard Time=Asia/Colombo
  Nepal Standard Time=Asia/Katmandu
  Central Asia Standard Time=Asia/Almaty
  Bangladesh Standard Time=Asia/Dhaka
  Myanmar Standard Time=Asia/Rangoon
  SE Asia Standard Time=Asia/Bangkok
  China Standard Time=Asia/Shanghai
  Singapore Standard Time=Asia/Singapore
  Taipei Standard Time=Asia/Taipei
  W. Australia Standard Time=Australia/Perth
  Tokyo Standard Time=Asia/Tokyo
  Korea Standard Time=Asia/Seoul
  Cen. Australia Standard Time=Australia/Adelaide
  AUS Central Standard Time=Australia/Darwin
  E. Australia Standard Time=Australia/Brisbane
  AUS Eastern Standard Time=Australia/Sydney
  Tasmania Standard Time=Australia/Hobart
  West Pacific Standard Time=Pacific/Port_Moresby
  New Zealand Standard Time=Pacific/Auckland
  Fiji Standard Time=Pacific/Fiji
  Tonga Standard Time=Pacific/Tongatapu
  `
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [name = "", zone = ""] = line.trim().split("=");
      return [name.toLowerCase(), zone];
    }),
);
