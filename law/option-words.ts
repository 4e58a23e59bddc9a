import { afps } from '#chile/catalogues.ts'

/** Options whose code does not read as words by itself. */
const WORDS: Readonly<Record<string, string>> = {
  ART_50: 'artículo 50',
  ART_47: 'artículo 47',
  NADA: 'no paga nada',
  CARENCIA: 'paga los días sin subsidio',
  COMPLETA: 'completa la remuneración',
  FONASA: 'Fonasa',
  ISAPRE: 'isapre',
  AFP: 'AFP',
  IPS: 'IPS',
  SIN_AFP: 'sin AFP',
  ACTIVO: 'cotiza, sin pensión',
  PENSIONADO_COTIZA: 'con pensión, cotiza',
  PENSIONADO_NO_COTIZA: 'con pensión, no cotiza',
  ACTIVO_MAYOR_65: 'cotiza, mayor de 65 años',
  OBRERO_AGRICOLA: 'obrero agrícola',
  CHOFER_TAXI: 'chofer de taxi',
  ...Object.fromEntries(afps.map(({ code, name }) => [code, name])),
}

/** How people read an option of a fact: `ART_50` → «artículo 50», `PLAZO_FIJO` → «plazo fijo». */
export const optionWords = (code: string): string =>
  WORDS[code] ?? (code.length === 1 ? code : code.toLowerCase().replaceAll('_', ' '))
