import { useParams } from 'react-router'

/**
 * The company that a tab is of: the one in the address, for who is of the platform, or the one its
 * reader works in. The same tabs stand in both places.
 */
export function useCompanyInput(): { companyId: string } | Record<string, never> {
  const { id } = useParams()
  return id === undefined ? {} : { companyId: id }
}
