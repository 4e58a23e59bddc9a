import { rutOf } from '#chile/rut.ts'
import type { SeedPerson } from './person.ts'
import { farm } from './people/farm.ts'
import { house } from './people/house.ts'
import { law } from './people/law.ts'
import { office } from './people/office.ts'
import { pay } from './people/pay.ts'
import { pension } from './people/pension.ts'
import { boreal as borealPeople } from './people/boreal.ts'
import { crowd } from './crowd.ts'

const day = '2024-01-02T12:00:00Z'

/**
 * Prices, rates and institutions of a razón social are columns of `business`; the rest, its rows.
 */
const vina = {
  name: 'Viña Los Coihues',
  businessName: 'Viña Los Coihues SpA',
  rut: rutOf(78_991_204),
  slug: 'vina',
  activityCode: '110200',
  businessField: 'Elaboración de vinos',
  phone: '+56 72 271 4400',
  email: 'contacto@coihues.example',
  address: 'Camino a Los Lingues km 4',
  communeCode: '06301',
  mutualCode: 'ACHS',
  accidentabilityRate: '1.7000',
  ccafCode: 'LOS_ANDES',
  principal: true,
}

const peumal = {
  name: 'Frutícola Peumal',
  businessName: 'Frutícola Peumal Limitada',
  rut: rutOf(78_992_310),
  slug: 'peumal',
  activityCode: '012900',
  businessField: 'Cultivo y embalaje de frutas',
  phone: '+56 72 282 1150',
  email: 'contacto@peumal.example',
  address: 'Fundo Peumal s/n',
  communeCode: '06303',
  mutualCode: 'IST',
  accidentabilityRate: '2.5500',
  ccafCode: 'LOS_HEROES',
  principal: false,
}

const casa = {
  name: 'Casa Echenique',
  businessName: 'Teresa Echenique Lobos',
  rut: rutOf(41_000_009),
  slug: 'casa',
  activityCode: '970000',
  businessField: 'Hogar que emplea a trabajadores de casa particular',
  phone: '+56 72 271 4402',
  email: 'teresa@coihues.example',
  address: 'Parque Los Coihues s/n',
  communeCode: '06301',
  mutualCode: 'ISL',
  accidentabilityRate: '0.0000',
  ccafCode: null,
  principal: false,
}

const boreal = {
  name: 'Boreal',
  businessName: 'Boreal Servicios Australes SpA',
  rut: rutOf(78_993_401),
  slug: 'boreal',
  activityCode: '620100',
  businessField: 'Programación informática',
  phone: '+56 65 223 0077',
  email: 'contacto@boreal.example',
  address: 'Del Salvador 120',
  communeCode: '10109',
  mutualCode: 'ACHS',
  accidentabilityRate: '0.0000',
  ccafCode: 'LOS_ANDES',
  principal: true,
}

type Business = typeof vina | typeof casa
type Bank = { bankCode: string; accountType: string; accountIdentifier: string }
type Union = { name: string; rut: string; feeType: string; feeValue: string }

export type SeedCompany = {
  company: { name: string; slug: string; email: string; description: string; createdAt: string }
  businesses: Readonly<Record<string, Business>>
  /** Bank account from which each razón social pays. */
  banks: Readonly<Record<string, Bank>>
  unions: Readonly<Record<string, Union>>
  people: Readonly<Record<string, SeedPerson>>
  /** People without a name in the tests. */
  others: readonly SeedPerson[]
}

export const named = { ...office, ...pay, ...pension, ...law, ...farm, ...house }

export const coihues = {
  company: {
    name: 'Los Coihues',
    slug: 'coihues',
    email: 'personas@coihues.example',
    description: 'Viña y frutícola del valle de Colchagua',
    createdAt: day,
  },
  businesses: { vina, peumal, casa },
  banks: {
    vina: { bankCode: '001', accountType: 'CORRIENTE', accountIdentifier: '001704412006' },
    peumal: { bankCode: '016', accountType: 'CORRIENTE', accountIdentifier: '61400287' },
    casa: { bankCode: '012', accountType: 'VISTA', accountIdentifier: '373009' },
  },
  unions: {
    vina: {
      name: 'Sindicato N° 1 Viña Los Coihues',
      rut: rutOf(65_991_003),
      feeType: 'FIXED',
      feeValue: '5000',
    },
    peumal: {
      name: 'Sindicato de Temporeros y Permanentes Peumal',
      rut: rutOf(65_991_174),
      feeType: 'PERCENT',
      feeValue: '1',
    },
  },
  people: named,
  others: crowd,
} as const satisfies SeedCompany

/** Who signs for each razón social; the first company's winery has two. */
export const representatives: Readonly<
  Record<string, readonly (readonly [name: string, rut: string, jobTitle: string])[]>
> = {
  vina: [
    ['Rodrigo Covarrubias Mena', rutOf(41_000_027), 'Gerente general'],
    ['Carolina Aránguiz Soto', rutOf(41_000_014), 'Gerenta de personas'],
  ],
  peumal: [['Monserrat Valdivia Pinto', rutOf(41_000_161), 'Administradora']],
  casa: [['Teresa Echenique Lobos', rutOf(41_000_009), 'Dueña de casa']],
  boreal: [['Violeta Oyarzo Barría', rutOf(44_000_016), 'Gerenta general']],
}

export const borealCompany = {
  company: {
    name: 'Boreal',
    slug: 'boreal',
    email: 'personas@boreal.example',
    description: 'Servicios informáticos del sur',
    createdAt: day,
  },
  businesses: { boreal },
  banks: {
    boreal: { bankCode: '037', accountType: 'CORRIENTE', accountIdentifier: '000077123451' },
  },
  unions: {},
  people: borealPeople,
  others: [],
} as const satisfies SeedCompany
