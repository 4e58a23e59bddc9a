import { useQuery } from '@tanstack/react-query'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import { arriving } from '#platform/web/kit/form/empty-select.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

type Row = { code: string; name: string }
const options = (rows: readonly Row[]): readonly Option[] =>
  rows.map(({ code, name }) => ({ value: code, label: name }))

const catalogues = () => fetchCode(() => import('#chile/catalogues.ts'))

/** Long lists of the country, each fetched when a screen first shows it and never before. */
const lists = {
  afps: async () => options((await catalogues()).afps),
  health: async () => options((await catalogues()).healthInstitutions),
  isapres: async () =>
    options(
      (await catalogues()).healthInstitutions.filter(({ kind }) => kind.startsWith('ISAPRE')),
    ),
  banks: async () =>
    options((await catalogues()).bankList.filter(({ kind }) => kind !== 'HISTORICAL')),
  savings: async () => {
    const { afps, apvInstitutions } = await catalogues()
    return options([...afps.filter(({ code }) => code !== 'SIN_AFP'), ...apvInstitutions])
  },
  communes: async () => options((await fetchCode(() => import('#chile/territory.ts'))).communes),
  countries: async () =>
    options((await fetchCode(() => import('#chile/countries.ts'))).countryList),
} as const

export type ListName = keyof typeof lists

/** The choices of a list; empty while they arrive. */
export function useOptions(name: ListName): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['catalogue', name],
    queryFn: () => lists[name](),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? arriving
}

/** The name behind a code of a list; the code itself while the list is not here. */
export const labelIn = (choices: readonly Option[], code: string | null | undefined) =>
  code ? (choices.find(({ value }) => value === code)?.label ?? code) : undefined
