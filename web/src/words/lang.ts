/** The languages of the page. */
export const LANGS = ['nl', 'de', 'en'] as const;

export type Lang = (typeof LANGS)[number];

export const isLang = (code: string | null | undefined): code is Lang => LANGS.some((lang) => lang === code);

/** The first of somebody's languages that the page has; English otherwise. */
export function preferred(languages: readonly string[]): Lang {
  return languages.map((code) => code.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
}
