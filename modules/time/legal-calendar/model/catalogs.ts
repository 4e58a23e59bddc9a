import { catalog } from '#platform/model/catalog.ts'

export const HolidayKind = catalog('PublicHolidayType', { CIVIL: 'Civil', RELIGIOUS: 'Religioso' })

/** Where a legal holiday holds. */
export const HolidayScope = catalog('PublicHolidayScope', {
  NATIONAL: 'Todo el país',
  REGION: 'Algunas regiones',
  COMMUNE: 'Algunas comunas',
  BANKS: 'Solo bancos',
})
