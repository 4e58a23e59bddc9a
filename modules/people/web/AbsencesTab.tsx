import { PersonAbsences } from '#modules/absences/web/index.ts'
import { NoAccess } from '#platform/web/kit/NoAccess.tsx'
import { usePerson } from './person.ts'

/** «Ausencias» of the ficha: of oneself, or of whom one answers for. */
export default function AbsencesTab() {
  const { person, isOwn } = usePerson()
  if (!person.canSeeAbsences)
    return <NoAccess reason="Las ausencias de esta persona no están a su alcance" />
  return <PersonAbsences key={person.id} userId={person.id} isOwn={isOwn} />
}
