import { men, surnames, women } from './names.ts'
import type { SeedContract, SeedPerson, Traits } from './person.ts'

type Job = {
  readonly title: string
  readonly area: string
  readonly pesos: number
  /** Between one person and the next with the same job. */
  readonly step: number
}

const vineyard: readonly Job[] = [
  { title: 'Operario de viñedo', area: 'Viñedos', pesos: 560_000, step: 4_500 },
  { title: 'Operario de bodega', area: 'Bodega', pesos: 585_000, step: 7_300 },
  { title: 'Chofer', area: 'Transporte', pesos: 690_000, step: 11_900 },
  { title: 'Administrativo', area: 'Finanzas', pesos: 810_000, step: 23_750 },
  { title: 'Operario de envasado', area: 'Bodega', pesos: 570_000, step: 3_310 },
  { title: 'Técnico agrícola', area: 'Viñedos', pesos: 925_000, step: 31_000 },
  { title: 'Vendedor', area: 'Ventas', pesos: 640_000, step: 17_250 },
  { title: 'Ingeniero de proyectos', area: 'Mantención', pesos: 1_650_000, step: 96_500 },
]

const orchard: readonly Job[] = [
  { title: 'Seleccionador', area: 'Embalaje', pesos: 556_000, step: 2_900 },
  { title: 'Operario de huerto', area: 'Huertos', pesos: 565_000, step: 3_700 },
  { title: 'Tractorista', area: 'Huertos', pesos: 715_000, step: 9_450 },
  { title: 'Técnico de frío', area: 'Embalaje', pesos: 890_000, step: 26_300 },
  { title: 'Asistente de calidad', area: 'Calidad', pesos: 742_000, step: 14_800 },
]

const afps = ['HABITAT', 'PROVIDA', 'CAPITAL', 'MODELO', 'CUPRUM', 'PLANVITAL', 'UNO'] as const
const isapres = ['BANMEDICA', 'COLMENA', 'CONSALUD', 'CRUZ_BLANCA', 'VIDA_TRES'] as const
const homes = [
  ['06301', 'San Fernando'],
  ['06303', 'Chimbarongo'],
  ['06305', 'Nancagua'],
  ['06308', 'Placilla'],
  ['06310', 'Santa Cruz'],
  ['06306', 'Palmilla'],
  ['07308', 'Teno'],
] as const

/** How many of each: permanent people of both companies, and those who come for the harvest. */
const counts = { vineyard: 36, orchard: 27, harvest: 22 } as const

/** People without a case of their own, so that lists have pages and runs have work. */
export const crowd: readonly SeedPerson[] = [
  ...some(counts.vineyard, (n) => permanent(n, 'vina', at(vineyard, n), n)),
  ...some(counts.orchard, (n) => permanent(counts.vineyard + n, 'peumal', at(orchard, n), n)),
  ...some(counts.harvest, (n) => seasonal(counts.vineyard + counts.orchard + n, n)),
]

function permanent(n: number, business: string, job: Job, place: number): SeedPerson {
  const pesos = job.pesos + job.step * Math.floor(place / 3)
  const hired = date(2013 + ((n * 5) % 12), 1 + ((n * 7) % 12), 1 + ((n * 3) % 5))
  const contract: SeedContract = {
    business,
    from: hired,
    title: job.title,
    area: job.area,
    pesos,
    ...(business === 'peumal' ? { boss: 'hilda' } : teamIn(job.area)),
    ...(n % 3 === 0 ? { union: business } : {}),
    ...(n % 9 === 4 ? { changes: [{ from: '2026-04-01', pesos: pesos + 35_000 }] } : {}),
  }
  return { ...somebody(n, pesos), contracts: [contract] }
}

/** The vineyard reports to its foreman, and the cellar to its keeper, who reports to him. */
function teamIn(area: string): { boss?: string } {
  if (area === 'Viñedos') return { boss: 'hernan' }
  return area === 'Bodega' ? { boss: 'silvia' } : {}
}

/** From a day of February or March to a day of April or May, in either company. */
function seasonal(n: number, place: number): SeedPerson {
  const pesos = 560_000 + 2_500 * (place % 6)
  const contract: SeedContract = {
    business: place % 3 === 0 ? 'peumal' : 'vina',
    from: date(2026, 2 + (place % 2), 2 + ((place * 5) % 25)),
    to: date(2026, 4 + (place % 2), 3 + ((place * 7) % 26)),
    title: [
      isWoman(n) ? 'Temporera' : 'Temporero',
      place % 3 === 0 ? 'de embalaje' : 'de vendimia',
    ].join(' '),
    area: 'Cosecha',
    pesos,
    contractType: 'BY_WORK_OR_TASK',
  }
  return { ...somebody(n, pesos), contracts: [contract] }
}

function isWoman(n: number): boolean {
  return n % 2 === 0
}

function somebody(n: number, pesos: number): Omit<SeedPerson, 'contracts'> {
  const first = isWoman(n) ? women : men
  const names = [
    at(first, n * 3),
    at(first, n * 11 + 5),
    at(surnames, n * 7),
    at(surnames, n * 13 + 4),
  ]
  return {
    rut: 42_000_000 + 1_103 * (n + 1),
    name: names.join(' '),
    born: date(1966 + ((n * 11) % 37), 1 + ((n * 5) % 12), 1 + ((n * 17) % 28)),
    gender: isWoman(n) ? 'F' : 'M',
    traits: {
      ...home(n),
      ...health(n, pesos),
      ...family(n, pesos),
      pensionInstitution: at(afps, n),
    },
  }
}

function home(n: number): Traits {
  const [communeCode, city] = at(homes, n)
  return {
    communeCode,
    city,
    address: `Los Aromos ${100 + n * 7}`,
    personalPhone: `+56 9 ${5_000 + n} ${1_000 + n * 37}`,
    civilStatus: at(['SINGLE', 'MARRIED', 'CIVILIAN_PARTNER', 'DIVORCED', 'SINGLE'] as const, n),
  }
}

/** One in five has an isapre, whose plan goes with the pay. */
function health(n: number, pesos: number): Traits {
  if (n % 5 !== 3) return { healthInstitution: 'FONASA' }
  return {
    previsionType: 'AFP_ISAPRE',
    healthInstitution: at(isapres, n),
    healthAmountUf: (1.5 + Math.round(pesos / 80_000) / 10).toFixed(3),
  }
}

function family(n: number, pesos: number): Traits {
  if (n % 4 !== 1) return {}
  const brackets = [
    [620_000, 'A'],
    [905_000, 'B'],
    [1_400_000, 'C'],
  ] as const
  return {
    subjectToFamilyAllowance: true,
    familyAllowanceSegment: brackets.find(([upTo]) => pesos <= upTo)?.[1] ?? 'D',
    simpleBurdens: 1 + (n % 3),
  }
}

function some(count: number, make: (n: number) => SeedPerson): SeedPerson[] {
  return Array.from({ length: count }, (_, n) => make(n))
}

function at<T>(list: readonly T[], n: number): T {
  const value = list[n % list.length]
  if (value === undefined) throw new RangeError('an empty list')
  return value
}

function date(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
