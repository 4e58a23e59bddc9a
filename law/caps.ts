/** Most an item's value may be: a limit in its unit, or a share of the minimum income or salary. */
export type Cap = { type: 'CLP' | 'UF' | 'UTM' | 'IMM' | 'SALARY'; value: string }

type Capped = { code: string; cap?: Cap }

/** The variable that holds the cap of an item. */
export const capVariable = (code: string): string => `TOPE_DE_${code}`

const inPesos: Readonly<Record<Cap['type'], string>> = {
  CLP: '',
  UF: ' * UF',
  UTM: ' * UTM',
  IMM: ' * IMM',
  SALARY: ' * SUELDO_BASE',
}

/** A formula under the cap of its item, when it has one. */
export const underCap = ({ code, cap }: Capped, formula: string): string =>
  cap === undefined ? formula : `MIN(${formula}; ${capVariable(code)}${inPesos[cap.type]})`
