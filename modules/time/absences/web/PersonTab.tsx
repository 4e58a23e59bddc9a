import { useOutletContext } from 'react-router'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { PersonAbsences } from './PersonAbsences.tsx'
import { TeamRequests } from './TeamRequests.tsx'

/** What the page of a person tells to this tab of it. */
type Shared = {
  person: { id: string; canSeeAbsences: boolean; canAddAbsences: boolean }
  isOwn: boolean
}

/**
 * «Ausencias» of the ficha: one's own, or of a person whose absences one manages. A supervisor sees
 * only the requests they entered for their team.
 */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const { id, canSeeAbsences, canAddAbsences } = person
  if (!canSeeAbsences && canAddAbsences) return <TeamRequests userId={id} />
  if (!canSeeAbsences)
    return <NoAccess reason="Las ausencias de esta persona no están a su alcance" />
  return <PersonAbsences key={id} userId={id} isOwn={isOwn} canAdd={canAddAbsences} />
}
