import { useParams } from 'react-router'

/**
 * The company of a tab: the one in the address, for platform administrators, or the reader's own.
 * Both places use the same tabs.
 */
export function useCompanyInput(): { companyId: string } | Record<string, never> {
  const { id } = useParams()
  return id === undefined ? {} : { companyId: id }
}
