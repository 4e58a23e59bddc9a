import { Button } from 'antd'
import { UserHistory } from '#generated/operations/people.ts'
import { ContractHistories } from '#modules/people/contracts/web/index.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { VersionHistory } from '#platform/web/kit/record/VersionHistory.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePerson } from './person.ts'
import { usePersonWords } from './person-words.ts'

/** Who was what when: of the person, and of each of their contracts. */
export default function HistoryTab() {
  const { person, reveal, onReveal, isOwn } = usePerson()
  const { id } = person
  const { data, error, loading, reload } = useDetail(UserHistory, { input: { id, reveal } })
  const word = usePersonWords()
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
