import { Button } from 'antd'
import { UserHistory } from '#generated/operations/people.ts'
import { ContractHistories } from '#modules/people/contracts/web/index.ts'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { VersionHistory } from '#platform/web/kit/VersionHistory.tsx'
import { wordOf } from '#platform/web/kit/words.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { User } from '../model/user.ts'
import { labelIn, type ListName, useOptions } from './catalogues.ts'
import { usePerson } from './person.ts'

/** Who was what when: of the person, and of each of their contracts. */
export default function HistoryTab() {
  const { person, reveal, onReveal, isOwn } = usePerson()
  const { id } = person
  const { data, error, loading, reload } = useDetail(UserHistory, { input: { id, reveal } })
  const word = useWords()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (loading || !data) return <PageSkeleton header={false} />
  const open = person.seesReserved && !reveal && !isOwn && (
    <Button size="small" onClick={onReveal}>
      Incluir datos reservados
    </Button>
  )
  return (
    <>
      <Panel title="Ficha" action={open}>
        <VersionHistory title="la ficha" {...data.userHistory} word={word} />
      </Panel>
      {person.canSeePay && <ContractHistories userId={id} reveal={reveal} />}
    </>
  )
}

const listOf: Readonly<Record<string, ListName>> = {
  communeCode: 'communes',
  countryOfOrigin: 'countries',
  addressCountry: 'countries',
  pensionInstitution: 'afps',
  afpCollect: 'afps',
  cuenta2Institution: 'afps',
  healthInstitution: 'health',
  apviInstitution: 'savings',
  apvi2Institution: 'savings',
  apvcInstitution: 'savings',
}

/** Values in the words of their field; codes of institutions and places by their name. */
function useWords() {
  const lists = {
    afps: useOptions('afps'),
    health: useOptions('health'),
    savings: useOptions('savings'),
    communes: useOptions('communes'),
    countries: useOptions('countries'),
    banks: [],
  }
  return (attribute: string, value: string) => {
    const list = listOf[attribute]
    return list ? (labelIn(lists[list], value) ?? value) : wordOf(User, attribute, value)
  }
}
