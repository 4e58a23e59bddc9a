import { useParams } from 'react-router'
import { PeopleList } from './PeopleList.tsx'

/** Who has a profile. */
export default function ProfilePeopleTab() {
  const { id = '' } = useParams()
  return <PeopleList fixed={{ profileId: id }} give={id} />
}
