import { words } from "@/lib/text/pattern";

/** Words that name a university or a part of one: a line that begins with one is neither a course nor a title. */
export const INSTITUTIONS = {
  en: words`
    university(?! (?:physics|calculus|chemistry|writing|mathematics|algebra)), departments?, dept,
    college\b(?! (?:algebra|writing|physics|composition|mathematics|reading)), school of, faculty, institute?,
    master(?:'s)? in, degree, polytechnic, uc (?:berkeley|davis|irvine|riverside|santa)
  `,
  de: words`universität, hochschule, fakultät, institut für, fachbereich, lehrstuhl`,
  fr: words`université, faculté, département, école (?:de|des|du|nationale|polytechnique|supérieure)`,
  es: words`
    universidad, facultad, departamento, escuela de, instituto, centro de (?:estudios|investigaci[oó]n), maestría,
    doctorado, licenciatura, colegio de
  `,
  it_pt: words`università, facoltà, dipartimento, politecnico, universidade, faculdade`,
  nl: words`universiteit, faculteit`,
};
