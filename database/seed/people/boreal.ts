import type { SeedContract, SeedPerson, Traits } from '../person.ts'

const contract = (from: string, title: string, terms: Partial<SeedContract>) => [
  { business: 'boreal', from, title, area: 'Boreal', ...terms },
]
const afp = (pensionInstitution: string, more: Traits = {}): Traits => ({
  pensionInstitution,
  communeCode: '10109',
  city: 'Puerto Varas',
  ...more,
})

/** The other company: small, and nobody of the first may ever see it. */
export const boreal = {
  violeta: {
    about: 'Administra Boreal: usuario boreal.admin.',
    rut: 44_000_016,
    name: 'Violeta Oyarzo Barría',
    born: '1986-10-10',
    gender: 'F',
    role: 'ADMIN',
    traits: afp('CAPITAL', { email: 'violeta.oyarzo@boreal.example' }),
    contracts: contract('2020-01-02', 'Directora', { pesos: 3_900_000, art22: true }),
  },
  nahuel: {
    about: 'Usuario boreal.trabajador.',
    rut: 44_000_022,
    name: 'Nahuel Vera Mansilla',
    born: '1993-03-03',
    gender: 'M',
    traits: afp('UNO', { email: 'nahuel.vera@boreal.example' }),
    contracts: contract('2022-03-01', 'Desarrollador', { pesos: 1_850_000, boss: 'violeta' }),
  },
  amanda: {
    rut: 44_000_038,
    name: 'Amanda Soto Gallardo',
    born: '1990-01-19',
    gender: 'F',
    traits: afp('MODELO', { email: 'amanda.soto@boreal.example' }),
    contracts: contract('2021-05-03', 'Diseñadora', { pesos: 1_620_000, boss: 'violeta' }),
  },
  ciro: {
    rut: 44_000_043,
    name: 'Ciro Almonacid Vidal',
    born: '1978-12-12',
    gender: 'M',
    traits: afp('PROVIDA'),
    contracts: contract('2020-07-01', 'Soporte', { pesos: 980_000, boss: 'violeta' }),
  },
  dominga: {
    rut: 44_000_059,
    name: 'Dominga Paredes Uribe',
    born: '1996-07-28',
    gender: 'F',
    traits: afp('HABITAT'),
    contracts: contract('2023-11-02', 'Analista', { pesos: 1_240_000, boss: 'violeta' }),
  },
  edgardo: {
    rut: 44_000_064,
    name: 'Edgardo Hernández Alvarado',
    born: '1969-02-04',
    gender: 'M',
    traits: afp('CUPRUM'),
    contracts: contract('2020-02-03', 'Contador', { uf: '48.5', boss: 'violeta' }),
  },
  fresia: {
    rut: 44_000_071,
    name: 'Fresia Cárdenas Ojeda',
    born: '1999-09-09',
    gender: 'F',
    traits: afp('UNO'),
    contracts: contract('2025-03-03', 'Asistente', { pesos: 640_000, boss: 'violeta' }),
  },
  gaspar: {
    rut: 44_000_087,
    name: 'Gaspar Miranda Barrientos',
    born: '1984-06-16',
    gender: 'M',
    traits: afp('PLANVITAL'),
    contracts: contract('2021-08-02', 'Desarrollador', { pesos: 2_050_000, boss: 'violeta' }),
  },
  hortensia: {
    rut: 44_000_092,
    name: 'Hortensia Mayorga Ruiz',
    born: '1975-04-23',
    gender: 'F',
    traits: afp('HABITAT'),
    contracts: contract('2020-09-01', 'Aseo', { pesos: 310_000, hoursPerWeek: '20' }),
  },
  ismael: {
    rut: 44_000_103,
    name: 'Ismael Torres Águila',
    born: '1991-11-30',
    gender: 'M',
    traits: afp('MODELO'),
    contracts: contract('2026-02-09', 'Desarrollador', { pesos: 1_700_000, boss: 'violeta' }),
  },
  jacinta: {
    rut: 44_000_119,
    name: 'Jacinta Low Kramm',
    born: '1988-08-08',
    gender: 'F',
    traits: afp('CAPITAL', {
      previsionType: 'AFP_ISAPRE',
      healthInstitution: 'CONSALUD',
      healthAmountUf: '3.9',
    }),
    contracts: contract('2022-10-03', 'Jefa de Proyectos', { pesos: 2_480_000, boss: 'violeta' }),
  },
  kevin: {
    rut: 44_000_124,
    name: 'Kevin Ampuero Soto',
    born: '2001-01-21',
    gender: 'M',
    traits: afp('UNO'),
    contracts: contract('2026-06-15', 'Practicante técnico', {
      to: '2026-12-14',
      pesos: 560_000,
      contractType: 'FIXED',
      boss: 'violeta',
    }),
  },
} as const satisfies Record<string, SeedPerson>
