import type { SeedContract, SeedPerson } from '../person.ts'

const job = (from: string, title: string, pesos: number, more: Partial<SeedContract> = {}) => [
  {
    business: 'casa',
    from,
    title,
    pesos,
    area: 'Casa',
    isDomestic: true,
    gratificationType: 'NONE' as const,
    ...more,
  },
]

/** The third razón social: a family that employs people at home. */
export const house = {
  elcira: {
    about: 'Trabajadora de casa particular.',
    rut: 41_004_011,
    name: 'Elcira Mercedes Painén Lara',
    born: '1976-04-01',
    gender: 'F',
    traits: { pensionInstitution: 'PROVIDA' },
    payment: { bank: '012', type: 'RUT' },
    contracts: job('2016-03-01', 'Trabajadora de casa particular', 720_000),
  },
  modesto: {
    about: 'Jardinero de casa particular.',
    rut: 41_004_026,
    name: 'Modesto Arturo Vilches Roa',
    born: '1969-09-19',
    gender: 'M',
    traits: { pensionInstitution: 'HABITAT' },
    contracts: job('2019-10-01', 'Jardinero', 640_000),
  },
  irma: {
    about: 'Cocinera de casa particular, paga impuesto.',
    rut: 41_004_032,
    name: 'Irma Leticia Soto Henríquez',
    born: '1972-12-08',
    gender: 'F',
    traits: { pensionInstitution: 'CAPITAL' },
    contracts: job('2018-06-01', 'Cocinera', 1_150_000),
  },
  delfina: {
    about: 'Casa particular, 20 horas.',
    rut: 41_004_047,
    name: 'Delfina Rosa Canales Mora',
    born: '1990-02-20',
    gender: 'F',
    traits: { pensionInstitution: 'MODELO' },
    contracts: job('2023-05-02', 'Asistente de hogar', 310_000, {
      hoursPerWeek: '20',
      daysPerWeek: 3,
    }),
  },
} as const satisfies Record<string, SeedPerson>
