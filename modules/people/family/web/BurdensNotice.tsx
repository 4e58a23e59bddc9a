import { Alert } from 'antd'
import { FamilyMemberCatalogue } from '#generated/catalogues.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { burdensOn } from '../model/burdens.ts'

/**
 * Where the burdens of the family are not those that the ficha pays: both are of class A, and the
 * ficha shows its own when it is asked to.
 */
export function BurdensNotice({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { data } = useDetail(FamilyMemberCatalogue.list, { input: { userId: person.id } })
  if (!data || !person.revealed) return null
  const counted = burdensOn(data.family, today())
  const differs = parts.some(([name]) => counted[name] !== person[name])
  if (!differs || (isOwn && data.family.length === 0)) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={`La familia suma ${words(counted)}; la ficha paga ${words(person)}`}
      description={
        <>
          Revise las fechas de las cargas, o corrija las de{' '}
          <Link to={`${pathTo('ficha/:id', { id: person.id })}/datos-personales`}>
            datos personales
          </Link>{' '}
          desde el día en que cambian.
        </>
      }
    />
  )
}

const parts = [
  ['simpleBurdens', 'simples'],
  ['maternalBurdens', 'maternales'],
  ['disabledBurdens', 'por invalidez'],
] as const

type Counts = Readonly<Partial<Record<(typeof parts)[number][0], number | null>>>

const words = (counts: Counts): string =>
  parts.map(([name, word]) => `${counts[name] ?? 'sin'} ${word}`).join(', ')
