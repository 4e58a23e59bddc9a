import { CompanyProfiles, Restrictions } from '#generated/operations/grants.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PeopleList } from './PeopleList.tsx'

/** Everybody with their role, their profile and what narrows them. */
export default function PeopleTab() {
  const profiles = useDetail(CompanyProfiles).data?.companyProfiles ?? []
  const restrictions = useDetail(Restrictions).data?.restrictions ?? []
  return (
    <PeopleList
      filters={[
        { name: 'profileId', label: 'Perfil', options: optionsOf(profiles) },
        { name: 'restrictionId', label: 'Restricción', options: optionsOf(restrictions) },
      ]}
    />
  )
}

const optionsOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
