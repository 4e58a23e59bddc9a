import { CompanyProfiles, Restrictions } from '#generated/operations/grants.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PeopleList } from './PeopleList.tsx'

/** Everybody with their role, their profile and what narrows them. */
export default function PeopleTab() {
  const profiles = useDetail(CompanyProfiles).data?.companyProfiles ?? []
  const restrictions = useDetail(Restrictions, undefined, { needs: 'restrictions.read' })
  return (
    <PeopleList
      filters={[
        { name: 'profileId', label: 'Perfil', options: optionsOf(profiles) },
        {
          name: 'restrictionId',
          label: 'Restricción',
          options: optionsOf(restrictions.data?.restrictions ?? []),
          chipOnly: restrictions.lacks,
        },
      ]}
    />
  )
}

const optionsOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
