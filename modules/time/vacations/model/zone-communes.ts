import { communes, provinces } from '#chile/territory.ts'

/** Aysén and Magallanes, and the province of Palena, whose art. 67 is of twenty days a year. */
const REGIONS = ['11', '12']
const palena = provinces.find(({ name }) => name === 'Palena')?.code

const inZone = communes.filter(
  ({ region, province }) => REGIONS.includes(region) || province === palena,
)

/** The communes of the zones of twenty days of vacation (Código del Trabajo, art. 67). */
export const zoneCommunes: readonly string[] = inZone.map(({ code }) => code)

/** The name of a commune of such a zone. */
export const zoneName = (code: string): string =>
  inZone.find((commune) => commune.code === code)?.name ?? code
