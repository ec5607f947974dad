import type { SpokenDays } from "./language";

export const POLISH: SpokenDays = {
  days: {
    today: "dziś, dzisiaj",
    tomorrow: "jutro",
    day_after_tomorrow: "pojutrze",
    yesterday: "wczoraj",
    noon: "w południe, południe",
    midnight: "północ, północy, o północy",
  },
  more_names: {
    months: `
      styczniu, lutym, marcu, kwietniu, maju, czerwcu, lipcu, sierpniu, wrześniu, październiku, listopadzie, grudniu
    `,
    weekdays: `
      niedzielę, poniedziałku, wtorku, środę, czwartku, piątku, sobotę,
      niedziele, poniedziałki, wtorki, środy, czwartki, piątki, soboty,
      niedzieli, poniedziałkiem, wtorkiem, środy, czwartkiem, piątkiem, soboty
    `,
  },
};
