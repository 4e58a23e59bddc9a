import { useQuery } from '@tanstack/react-query'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

type Places = { readonly REGION: readonly Option[]; readonly COMMUNE: readonly Option[] }

/** The regions, and the communes with their region, by name; nothing until their list comes. */
export function usePlaces(): Places | undefined {
  const { data } = useQuery({
    queryKey: ['places of holidays'],
    queryFn: loadPlaces,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

async function loadPlaces(): Promise<Places> {
  const { communes, regions } = await fetchCode(() => import('#chile/territory.ts'))
  const regionOf = new Map(regions.map(({ code, name }) => [code, name]))
  return {
    REGION: regions.map(({ code, name }) => ({ value: code, label: name })),
    COMMUNE: communes.map(({ code, name, region }) => {
      const hint = regionOf.get(region)
      return { value: code, label: name, ...(hint ? { hint } : {}) }
    }),
  }
}
