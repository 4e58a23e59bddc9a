import { useQuery } from '@tanstack/react-query'
import { arriving } from '#platform/web/kit/form/empty-select.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

/** The countries of the world; the list is long, and fetched when a screen first shows it. */
export function useCountries(): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['catalogue', 'countries'],
    queryFn: async () => {
      const { countryList } = await import('#chile/countries.ts')
      return countryList.map(({ code, name }) => ({ value: code, label: name }))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? arriving
}
