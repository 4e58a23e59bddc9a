import type {
  SettlementDisplayPeopleQuery,
  SettlementDisplayPreviewInput,
} from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import {
  DisplaySettlements,
  SettlementDisplayPeople,
  SettlementDisplayPreview,
} from '#generated/operations/settlements.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { namedColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { DismissalCause, SettlementStatus, settlementStates } from '../model/finiquito.ts'
import './settlements.css'

type Row = SettlementDisplayPeopleQuery['settlementDisplayPeople']['rows'][number]

const HIDE = 'ocultar'

/** Whose finiquito would be shown to them, or hidden, and why some stay as they are. */
export default function DisplayPage() {
  const [params] = useAddressParams()
  const chosen = { batchId: params.get('lote'), settlementId: params.get('finiquito') }
  const toFilter = ({ acto, status, dismissalCause }: Readonly<Record<string, string>>) => ({
    ...chosen,
    shows: acto !== HIDE,
    status: SettlementStatus.has(status) ? status : null,
    dismissalCause: dismissalCause ?? null,
  })
  const list = useList(SettlementDisplayPeople, {
    filters: [
      {
        name: 'acto',
        label: 'Qué se hace',
        options: [
          { value: 'mostrar', label: 'Mostrar a las personas' },
          { value: HIDE, label: 'Ocultar a las personas' },
        ],
      },
      { name: 'status', label: 'Estado', options: SettlementStatus.options },
      { name: 'dismissalCause', label: 'Causal', options: DismissalCause.options },
    ],
    sort: { field: 'fullname', descending: false },
    toFilter,
  })
  const { filter, search } = list.state
  const shows = filter['acto'] !== HIDE
  const asked = { ...toFilter(filter), search: search.trim() || null }
  const preview = useDetail(SettlementDisplayPreview, { input: asked }, { keep: true })
  const count = preview.data?.settlementDisplayPreview
  return (
    <ListPage
      title={shows ? 'Mostrar finiquitos' : 'Ocultar finiquitos'}
      name="settlement-display"
      context={count && wordsOf(shows, count)}
      list={list}
      search="Nombre o RUT"
      columns={columnsOf(shows)}
      nameOf={(row) => row.fullname ?? row.rut}
      extra={count && <Act asked={asked} people={count.people} />}
      empty={{ title: 'No hay finiquitos', text: 'Ninguno está entre los elegidos.' }}
    />
  )
}

function Act({ asked, people }: { asked: SettlementDisplayPreviewInput; people: number }) {
  const { shows } = asked
  const whom = counted(people, 'persona')
  const display = useAction(DisplaySettlements, {
    done: shows ? `Finiquito a la vista de ${whom}` : `Finiquito oculto para ${whom}`,
    after: pathTo('finiquitos/mostrados'),
  })
  const nobody = shows ? 'Nadie más puede verlo' : 'A nadie se le muestra'
  return (
    <ActionButton
      look="primary"
      permission="settlements.update"
      disabled={people === 0 ? nobody : undefined}
      confirm={
        shows
          ? `Cada una recibe un aviso, y ve su total, sus líneas y su documento: ${whom}.`
          : `Dejan de ver su finiquito: ${whom}.`
      }
      onClick={() => display.run({ input: { ...asked, people } })}
    >
      {shows ? `Mostrar a ${whom}` : `Ocultar a ${whom}`}
    </ActionButton>
  )
}

function wordsOf(shows: boolean, { people, left }: { people: number; left: number }): string {
  const will = shows
    ? counted(people, 'persona lo verá', 'personas lo verán')
    : counted(people, 'persona dejará de verlo', 'personas dejarán de verlo')
  if (left === 0) return will
  return `${will}; ${counted(left, 'queda como está', 'quedan como están')}, y se dice por qué`
}

const columnsOf = (shows: boolean): readonly Column<Row>[] => [
  namedColumn(({ id }) => pathTo('finiquitos/:id', { id })),
  {
    key: 'left',
    title: shows ? 'No se le muestra' : 'No se le oculta',
    text: (row) => row.left,
  },
  stateColumn('status', settlementStates, ({ status }) => status),
  dateColumn('disengagementDate', 'Término'),
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
]
