import type { ExpiredTermsQuery } from '#generated/documents/graphql.ts'
import {
  ExpiredTerms as Query,
  MakeContractIndefinite,
} from '#generated/operations/contract-endings.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Row = ExpiredTermsQuery['expiredTerms'][number]

/** Terms that ran out and nobody ended: each is ended, or made indefinite. */
export function ExpiredTerms() {
  const { data } = useDetail(Query, {}, { needs: 'contractSettlements.create' })
  const form = useOpenForm('indefinido')
  const rows = data?.expiredTerms ?? []
  const open = rows.find(({ id }) => id === form.key)
  if (rows.length === 0) return null
  return (
    <Panel
      title="Plazos vencidos sin término"
      text="Quien sigue trabajando tiene contrato indefinido (art. 159 N°4): nada se cierra solo"
    >
      <Rows
        caption="Plazos vencidos sin término"
        rows={rows}
        columns={columnsFor(form.open)}
        compact
      />
      {open && <Indefinite key={open.id} row={open} form={form} />}
    </Panel>
  )
}

const columnsFor = (decide: (id: string) => void): readonly Column<Row>[] => [
  {
    key: 'person',
    title: 'Persona',
    lead: true,
    render: (row) => (
      <PersonName name={row.fullname} rut={row.rut} to={pathTo('ficha/:id', { id: row.userId })} />
    ),
  },
  {
    key: 'term',
    title: 'Plazo',
    render: ({ finalDate }) => (
      <span className="mg-sentence">
        {`Su plazo venció el ${formatDate(finalDate)} y nadie registró su término`}
      </span>
    ),
  },
  {
    key: 'job',
    title: 'Cargo',
    render: ({ jobTitle, businessName }) => `${jobTitle}, ${businessName}`,
  },
  {
    key: 'decide',
    title: 'Decidir',
    render: ({ id }) => (
      <span className="mg-acts">
        <ActionButton to={pathTo('terminos/nuevo/:contract', { contract: id })}>
          Terminar
        </ActionButton>
        <ActionButton permission="contracts.update" onClick={() => decide(id)}>
          Hacer indefinido
        </ActionButton>
      </span>
    ),
  },
]

/** What making it indefinite does, before it is done. */
function Indefinite({ row, form }: { row: Row; form: OpenForm }) {
  const make = useAction(MakeContractIndefinite, { done: 'El contrato es indefinido' })
  const { id, version, fullname, finalDate, since } = row
  return (
    <FormDialog
      title={`Hacer indefinido el contrato de ${fullname}`}
      action={make}
      more={{ id, version }}
      submit="Hacer indefinido"
      form={form}
    >
      <ul>
        <li>{`Desde el ${formatDate(since)} el contrato es indefinido (art. 159 N°4).`}</li>
        <li>{`Su fecha de término, el ${formatDate(finalDate)}, se quita.`}</li>
        <li>Vuelve a las remuneraciones de esos meses: calcule las que no estén cerradas.</li>
        <li>Su antigüedad, sus vacaciones y su acceso siguen sin interrupción.</li>
      </ul>
    </FormDialog>
  )
}
