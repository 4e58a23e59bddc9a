import type { SeedContract, SeedPerson } from '../person.ts'

const job = (from: string, title: string, pesos: number, more: Partial<SeedContract> = {}) => [
  { business: 'peumal', from, title, pesos, area: 'Embalaje', ...more },
]

/** The fruit company: a supervisor of its own, its union, people paid by the hour of the season. */
export const farm = {
  hilda: {
    about: 'Jefa de embalaje, con equipo.',
    rut: 41_005_019,
    name: 'Hilda Ruth Espinoza Catalán',
    born: '1978-08-11',
    gender: 'F',
    role: 'SUPERVISOR',
    traits: { pensionInstitution: 'PLANVITAL' },
    contracts: job('2016-11-02', 'Jefa de embalaje', 1_240_000, {
      isSupervisor: true,
      boss: 'monserrat',
    }),
  },
  tomas: {
    about: 'Cuota sindical en porcentaje y cuenta 2 en UF.',
    rut: 41_005_024,
    name: 'Tomás Octavio Leyton Bernal',
    born: '1988-06-06',
    gender: 'M',
    traits: {
      pensionInstitution: 'MODELO',
      cuenta2Institution: 'MODELO',
      cuenta2Value: '0.5',
      cuenta2Currency: 'UF',
    },
    contracts: job('2020-12-01', 'Operador de cámara de frío', 760_000, {
      boss: 'hilda',
      union: 'peumal',
    }),
  },
  rocio: {
    about: 'Anticipos todas las quincenas; en agosto, más que su líquido: sobregiro acordado.',
    rut: 41_005_036,
    name: 'Rocío Alejandra Salinas Bello',
    born: '1995-03-30',
    gender: 'F',
    traits: { pensionInstitution: 'UNO' },
    contracts: job('2022-02-01', 'Seleccionadora', 602_000, {
      boss: 'hilda',
      union: 'peumal',
      overdraft: true,
    }),
  },
  jorge: {
    about: 'Recargo de domingos y horas extraordinarias.',
    rut: 41_005_041,
    name: 'Jorge Luis Cofré Manríquez',
    born: '1983-11-23',
    gender: 'M',
    traits: {
      pensionInstitution: 'CUPRUM',
      subjectToFamilyAllowance: true,
      familyAllowanceSegment: 'D',
      simpleBurdens: 1,
    },
    contracts: job('2019-07-01', 'Despachador', 688_000, { boss: 'hilda', union: 'peumal' }),
  },
  griselda: {
    about: 'Ingreso a mitad de febrero y renuncia a mitad de agosto de 2026.',
    rut: 41_005_057,
    name: 'Griselda Ana Matus Cuevas',
    born: '1992-07-01',
    gender: 'F',
    traits: { pensionInstitution: 'HABITAT' },
    contracts: job('2026-02-12', 'Control de calidad', 730_000, {
      to: '2026-08-14',
      boss: 'hilda',
    }),
  },
} as const satisfies Record<string, SeedPerson>
