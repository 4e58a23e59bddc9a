import { OrgChartSearch } from '#generated/operations/organization.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'
import type { Mode } from './node.ts'

type Ask = { mode: Mode; search?: string; userId?: string; unitId?: string; asOf?: string }

async function optionsOf(input: Ask, signal: AbortSignal): Promise<Option[]> {
  const { orgChartSearch } = await request(OrgChartSearch, { input }, { signal })
  return orgChartSearch.map(({ id, name, title }) => ({
    value: id,
    label: name,
    ...(title ? { hint: title } : {}),
  }))
}

/** The people or the units of the chart of a day; of today when none is given. */
export const boxesOfChart = (mode: Mode, asOf: string | undefined): ReferenceSource => {
  const given = { mode, ...(asOf ? { asOf } : {}) }
  const one = (id: string) => (mode === 'UNIT' ? { unitId: id } : { userId: id })
  return {
    search: (search, signal) => optionsOf({ search, ...given }, signal),
    find: async (id, signal) => (await optionsOf({ ...one(id), ...given }, signal))[0],
  }
}
