import { useQuery } from '@tanstack/react-query'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import { arriving } from '#platform/web/kit/form/empty-select.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

/** The communes to choose from. They weigh 45 kB: they come when a screen asks for them. */
export function useCommunes(): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['communes'],
    queryFn: async () => {
      const { communes, regions } = await fetchCode(() => import('#chile/territory.ts'))
      const names = new Map(regions.map(({ code, name }) => [code, name]))
      return communes.map(({ code, name, region }) => {
        const hint = names.get(region)
        return { value: code, label: name, ...(hint ? { hint } : {}) }
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? arriving
}
