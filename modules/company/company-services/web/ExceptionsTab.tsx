import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ExceptionState } from '../model/exception.ts'
import { CompanyExceptions } from '#generated/operations/company-services.ts'
import { EndDialog, GiveDialog } from './ExceptionDialogs.tsx'
import { useCompanyInput } from './useCompany.ts'
import type { ExceptionRow } from './types.ts'

/** What was agreed with this company alone, beyond the rules of all; the platform decides it. */
export default function ExceptionsTab() {
  const named = useCompanyInput()
  const { company } = useMe()
  const companyId = named.companyId ?? company?.id
  const gives = useCan()('companies.update')
  const { data, error, reload } = useDetail(CompanyExceptions, { input: named })
  const form = useOpenForm('excepción')
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rows = data.companyExceptions
  const ending = rows.find(({ id }) => id === form.key)
  const give = (
    <ActionButton look="primary" permission="companies.update" onClick={() => form.open()}>
      Acordar una excepción
    </ActionButton>
  )
  const actions = (row: ExceptionRow): readonly RowAction[] => [
    {
      label: 'Terminar',
      permission: 'companies.update',
      disabled: row.state === 'ENDED' ? 'Ya terminó' : undefined,
      onClick: () => form.open(row.id),
    },
  ]
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title="Sin excepciones" action={give}>
          Esta empresa sigue las mismas reglas que las demás. Lo que se acuerde solo con ella estará
          aquí, con sus fechas y su motivo.
        </EmptyState>
      ) : (
        <Panel
          title="Acordado solo con esta empresa"
          text="Cada una cambia una regla para ella; su auditoría guarda quién la dio y por qué."
          action={give}
        >
          <Rows
            caption="Excepciones de la empresa"
            rows={rows}
            columns={columns}
            nameOf={({ label }) => label}
            {...(gives ? { actions } : {})}
          />
        </Panel>
      )}
      {companyId && form.key === NEW && <GiveDialog companyId={companyId} form={form} />}
      {companyId && ending && <EndDialog companyId={companyId} exception={ending} form={form} />}
    </>
  )
}

const tones: Readonly<Record<string, Tone>> = { IN_FORCE: 'success', PLANNED: 'primary' }

const columns: readonly Column<ExceptionRow>[] = [
  {
    key: 'label',
    title: 'Excepción',
    lead: true,
    render: ({ label, person }) => <TextWithHint words={label} hint={person} />,
  },
  {
    key: 'state',
    title: 'Estado',
    render: ({ state }) => (
      <StatusTag tone={tones[state] ?? 'neutral'}>{ExceptionState.label(state)}</StatusTag>
    ),
  },
  {
    key: 'since',
    title: 'Rige',
    render: ({ since, until }) =>
      `desde el ${formatDate(since)}${until ? ` hasta el ${formatDate(until)}` : ''}`,
  },
  { key: 'reason', title: 'Motivo', render: ({ reason }) => reason },
]
