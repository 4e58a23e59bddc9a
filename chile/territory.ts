import territory from './catalogues/territory.json' with { type: 'json' }

/**
 * Regions, provinces and communes by their Código Único Territorial. Some 45 kB: import this file
 * where a commune is chosen, with a dynamic import on the web, never from the first screen.
 */
export type Region = { code: string; name: string; roman: string; lre: string }
export type Province = { code: string; name: string; region: string }
export type Commune = {
  /** CUT, five digits: `13101` is Santiago. */
  code: string
  name: string
  province: string
  region: string
  /** Commune code of the LRE: the numbering before 2007 where they differ; to be confirmed. */
  lre: string
}

export const regions: readonly Region[] = territory.regions
export const provinces: readonly Province[] = territory.provinces
export const communes: readonly Commune[] = territory.communes

export const communesOf = (region: string): readonly Commune[] =>
  communes.filter((commune) => commune.region === region)
