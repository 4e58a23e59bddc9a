/** What a text means to a field of each kind; a kind that is not named refuses it in words. */
export type Meaning = {
  readonly typed: string
  readonly date?: string
  readonly pesos?: string
  /** A number of up to four decimals and up to 20. */
  readonly decimal?: string
  readonly rut?: string
  readonly email?: string
}

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })
const march = { date: '1990-03-15' }

/** What people type and paste, and what they had better not. */
export const NASTY: readonly Meaning[] = [
  { typed: '15/03/1990', ...march },
  { typed: '15-03-1990', ...march },
  { typed: '15.03.1990', ...march },
  { typed: '15 03 1990', ...march },
  { typed: '5/3/90', date: '1990-03-05' },
  { typed: '150390', ...march, pesos: '150390' },
  { typed: '15031990', ...march, pesos: '15031990' },
  { typed: '1990-03-15', ...march },
  { typed: '15 mar 1990', ...march },
  { typed: '15 de marzo de 1990', ...march },
  { typed: 'hoy', date: today },
  { typed: '29/02/2024', date: '2024-02-29' },
  { typed: '29/02/2023' },
  { typed: '31-02-1990' },
  { typed: '15/13/1990' },
  { typed: '32/01/2020' },
  { typed: '00-00-0000' },
  { typed: '15/03' },
  { typed: '1/1/1' },
  { typed: '0', decimal: '0' },
  { typed: '1', pesos: '1', decimal: '1' },
  { typed: '007', pesos: '7', decimal: '7' },
  { typed: '-1' },
  { typed: '-500000' },
  { typed: '--5' },
  { typed: '5-' },
  { typed: '12abc3' },
  { typed: '1e5' },
  { typed: '0x10' },
  { typed: 'NaN' },
  { typed: 'Infinity' },
  { typed: '٣' },
  { typed: '(500)' },
  { typed: '$ 1.000.000', pesos: '1000000' },
  { typed: '1 000 000', pesos: '1000000' },
  { typed: '1.450.000', pesos: '1450000' },
  { typed: '1.234,56' },
  { typed: '1234.56' },
  // Dots mean nothing in a RUT, and 5 is the check digit of 3.
  { typed: '3.5', decimal: '3.5', rut: '3-5' },
  // Dots mean nothing in a RUT, and 5 is the check digit of 3.
  { typed: '3.5', decimal: '3.5', rut: '3-5' },
  { typed: ',5', decimal: '0.5' },
  { typed: '1,23456' },
  { typed: '1,2,3' },
  { typed: '99999999', pesos: '99999999' },
  { typed: '100000000' },
  { typed: '99999999999999999999' },
  { typed: '10 UF' },
  { typed: '12.345.678-5', rut: '12345678-5' },
  { typed: '12345678-5', rut: '12345678-5' },
  { typed: '12.345.678-4' },
  { typed: '12.000.008-k', rut: '12000008-K' },
  { typed: '+56 9 1234 5678' },
  { typed: '(2) 2345 6789' },
  { typed: 'ana@coihues.cl', email: 'ana@coihues.cl' },
  { typed: 'ANA@Coihues.CL', email: 'ana@coihues.cl' },
  { typed: 'ana@' },
  { typed: 'a b@coihues.cl' },
  { typed: "O'Higgins y Ñuñoa" },
  { typed: '<b>negrita</b>' },
  { typed: "'; drop table business; --" },
  { typed: '  con espacios  ' },
  { typed: '=1+1' },
  { typed: '👩‍🌾 campo' },
  // oxlint-disable-next-line no-template-curly-in-string
  { typed: '${7*7} {{x}} %00' },
  { typed: 'null' },
  { typed: 'ñ'.repeat(201) },
]

/** What each kind of field keeps of a text, as its API gives it; undefined is refused in words. */
export const KEEPS = {
  text: ({ typed }: Meaning) => (typed.length > 200 ? undefined : typed.trim()),
  date: ({ date }: Meaning) => date,
  pesos: ({ pesos }: Meaning) => pesos,
  decimal: ({ decimal }: Meaning) => decimal,
  rut: ({ rut }: Meaning) => rut,
  email: ({ email }: Meaning) => email,
  phone: ({ typed }: Meaning) => (/^\+?[\d ()-]{6,20}$/.test(typed) ? typed : undefined),
  digits: ({ typed }: Meaning) => {
    const digits = typed.replaceAll(/[\s.-]/g, '')
    return /^[0-9]{3,30}$/.test(digits) ? digits : undefined
  },
}
export type TypedKind = keyof typeof KEEPS
