import { Inbox } from '#generated/operations/inbox.ts'
import { ApprovalKind } from '../model/approval-kind.ts'
import { useConnection } from '#platform/web/api/connection.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { DelegationsPanel, useDelegations } from '#modules/people/delegations/web/index.ts'
import { FilterChips, Filters } from '#platform/web/kit/list/Filters.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { NoMatches } from '#platform/web/kit/list/NoMatches.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { type List, useList } from '#platform/web/list/useList.ts'
import { InboxRows } from './InboxRows.tsx'
import type { InboxItem } from './types.ts'
import { type Answers, useAnswers } from './useAnswers.ts'
import { WaitingAnswers } from './WaitingAnswers.tsx'
import './inbox.css'

const ownFilters: readonly Filter[] = [
  { name: 'kind', label: 'Tipo', options: ApprovalKind.options },
  {
    name: 'olderThan',
    label: 'Espera hace',
    options: ['2', '5', '10', '30'].map((value) => ({ value, label: `Más de ${value} días` })),
  },
]

/** Everything that waits for the answer of this person, the oldest first. */
export default function InboxPage() {
  const answers = useAnswers()
  const { company } = useMe()
  const { delegations, ...panel } = useDelegations(company !== undefined)
  const filters = filtersWith(delegations?.received ?? [])
  const list = useList(Inbox, {
    enabled: company !== undefined,
    filterBy: ['kind', 'olderThan', 'onBehalfOf'],
    sort: { field: 'since', descending: false },
    toFilter: ({ olderThan, ...values }) => ({
      ...values,
      ...(olderThan ? { olderThan: Number(olderThan) } : {}),
    }),
  })
  return (
    <section className="mg-list">
      <PageHeader
        title="Bandeja"
        context="Lo que espera su respuesta o su firma, lo más antiguo primero"
        actions={
          delegates(delegations) && <ActionButton onClick={panel.open}>Delegar</ActionButton>
        }
      />
      <div className="mg-toolbar">
        <SearchBox value={list.state.search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        <Filters filters={filters} list={list} />
      </div>
      <FilterChips filters={filters} list={list} />
      <WaitingAnswers />
      <Content list={list} answers={answers} />
      {panel.isOpen && delegations && delegates(delegations) && (
        <DelegationsPanel
          delegations={delegations}
          form={panel.form}
          days={panel.days}
          onClose={panel.close}
        />
      )}
    </section>
  )
}

type Mine = NonNullable<ReturnType<typeof useDelegations>['delegations']>

/** Whether somebody has anything to delegate, or anything that they delegated or received. */
const delegates = (mine: Mine | undefined): boolean =>
  mine !== undefined && (mine.kinds.length > 0 || mine.given.length + mine.received.length > 0)

/** Who received a delegation narrows the list to what they answer in the place of one person. */
function filtersWith(received: Mine['received']): readonly Filter[] {
  const running = received.filter(({ state }) => state === 'RUNNING')
  const givers = new Map(running.map(({ fromUserId, fromName }) => [fromUserId, fromName]))
  if (givers.size === 0) return ownFilters
  const options = [...givers].map(([value, label]) => ({ value, label }))
  return [...ownFilters, { name: 'onBehalfOf', label: 'Por encargo de', options }]
}

type Props = {
  list: List<InboxItem>
  answers: Answers
}

function Content({ list, answers }: Props) {
  const isThere = useConnection()
  if (list.error) return <LoadProblem error={list.error} retry={list.reload} />
  if (list.loading && !isThere) {
    return (
      <EmptyState title="Sin conexión">
        Lo que espera su respuesta es de otras personas y no se guarda en este equipo: aparece al
        volver la conexión.
      </EmptyState>
    )
  }
  if (list.loading) return <PageSkeleton header={false} />
  if (list.rows.length === 0) {
    return list.filtered ? (
      <NoMatches list={list} />
    ) : (
      <EmptyState title="No tiene nada pendiente.">
        Aquí llega lo que espera su respuesta o su firma: vacaciones, ausencias, correcciones,
        reclamos, cierres, indicadores y documentos.
      </EmptyState>
    )
  }
  const { page, size } = list.state
  return (
    <>
      <InboxRows rows={list.rows} answers={answers} />
      <Pages page={page} size={size} total={list.total} onChange={list.setPage} />
    </>
  )
}
