import { Alert } from 'antd'
import { SettlementMiDt } from '#generated/operations/settlements.ts'
import type { SettlementMiDtQuery } from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { MiDtPart } from '../model/mi-dt.ts'

type Row = SettlementMiDtQuery['settlementMiDt']['fields'][number]

/** What the site of the Dirección del Trabajo asks of this finiquito, and what is missing of it. */
export function MiDtPanel({ id }: { id: string }) {
  const { data, error, reload } = useDetail(SettlementMiDt, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const { fields, missing } = data.settlementMiDt
  return (
    <Panel
      title="Propuesta para Mi DT"
      text="Se copia en el sitio de la Dirección del Trabajo: desde aquí no se envía nada"
    >
      {missing.length > 0 && (
        <Alert
          className="mg-block"
          type="warning"
          showIcon
          title={`${missing.length === 1 ? 'Falta' : 'Faltan'} ${counted(missing.length, 'dato')}`}
        />
      )}
      <Rows
        caption="Propuesta para Mi DT"
        rows={fields}
        columns={columns}
        rowKey={(row: Row) => row.code}
      />
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'label',
    title: 'Dato',
    lead: true,
    render: (row) => <TextWithHint words={row.label} hint={MiDtPart.label(row.part)} />,
  },
  {
    key: 'value',
    title: 'Valor',
    render: (row) => <span className="mg-sentence">{row.value}</span>,
  },
  {
    key: 'problem',
    title: 'Qué falta',
    render: (row) => row.problem && <span className="mg-sentence">{row.problem}</span>,
  },
]
