import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { counted } from '#chile/counts.ts'
import { monthLabel } from '#chile/period.ts'
import { DeleteConceptCase, UpdateConceptCase } from '#generated/operations/studio.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { formulaText } from '../model/draft.ts'
import { CaseDialog } from './CaseDialog.tsx'
import type { CaseReport, useCases } from './useCases.ts'
import type { DraftInput } from './draft-input.ts'

type Props = { input: DraftInput; cases: ReturnType<typeof useCases> }

/** Examples that the formula has to get right, and the slips that none of them would notice. */
export function Cases({ input, cases }: Props) {
  const form = useOpenForm('caso')
  const { report } = cases
  if (cases.error) return <LoadProblem error={cases.error} retry={cases.reload} />
  if (!report) {
    return cases.loading ? (
      <Skeleton active />
    ) : (
      <p className="soft">Corrija la fórmula para ejecutar los casos.</p>
    )
  }
  const add = (
    <ActionButton permission="formulas.update" onClick={() => form.open()}>
      Agregar caso
    </ActionButton>
  )
  return (
    <div className="st-cases">
      {report.cases.length === 0 ? (
        <EmptyState title="Aún no hay casos de prueba" action={input.kind === 'LAW' ? null : add}>
          Un caso guarda los datos de una persona y cuánto debe dar. Se ejecuta con cada cambio y
          avisa antes de guardar algo que lo rompe.
        </EmptyState>
      ) : (
        <>
          <div className="st-cases-head">
            <p role="status">{headline(report)}</p>
            {add}
          </div>
          <ul className="st-case-list">
            {report.cases.map((one) => (
              <CaseRow key={one.id} one={one} />
            ))}
          </ul>
          <Slips report={report} text={formulaText(input)} />
        </>
      )}
      {form.key && <CaseDialog input={input} form={form} />}
    </div>
  )
}

const headline = ({ cases, red }: CaseReport) =>
  red === 0
    ? cases.length === 1
      ? 'El caso da lo esperado'
      : `Los ${cases.length} casos dan lo esperado`
    : `${red} de ${cases.length} ${red === 1 ? 'no da' : 'no dan'} lo esperado`

function CaseRow({ one }: { one: CaseReport['cases'][number] }) {
  const can = useCan()
  const remove = useAction(DeleteConceptCase, { done: 'Caso eliminado' })
  const update = useAction(UpdateConceptCase, { done: 'Ahora se espera ese resultado' })
  const { id, title, got } = one
  const given = one.passes ? null : got
  return (
    <li className="st-case" data-passes={one.passes}>
      {one.passes ? (
        <CheckCircleOutlined aria-label="Da lo esperado" />
      ) : (
        <CloseCircleOutlined aria-label="No da lo esperado" />
      )}
      <span className="st-case-title">
        {title} <span className="soft">{monthLabel(one.yearMonth)}</span>
      </span>
      <span className="st-case-values">
        <span className="soft">espera</span> <Amount value={one.expected} />
        {!one.passes && (
          <>
            <span className="soft"> y da</span>{' '}
            {one.error ? (
              <span className="st-bad">{one.error}</span>
            ) : (
              <Amount value={got ?? null} />
            )}
          </>
        )}
      </span>
      {can('formulas.update') && (
        <RowActions
          of={title}
          actions={[
            ...(typeof given === 'number'
              ? [
                  {
                    label: 'Esperar lo que da ahora',
                    confirm: 'El caso pasará a esperar el resultado del borrador.',
                    onClick: () => update.run({ input: { id, title, expected: given } }),
                  },
                ]
              : []),
            {
              label: 'Eliminar',
              danger: true,
              confirm: 'El caso deja de ejecutarse.',
              onClick: () => remove.run({ input: { id } }),
            },
          ]}
        />
      )}
    </li>
  )
}

/** A good set of cases fails when the formula is a little wrong; these slips it lets through. */
function Slips({ report, text }: { report: CaseReport; text: string }) {
  const { mutants, survivors } = report
  if (mutants === 0) return null
  const tried = counted(mutants, 'error pequeño', 'errores pequeños')
  return (
    <section className="st-slips">
      <h3>Casos que no notarían un error</h3>
      <p className="soft">
        {survivors.length === 0
          ? `Los casos notan todo lo que se probó: ${tried} en la fórmula.`
          : `De ${tried}, los casos no notarían ${survivors.length}:`}
      </p>
      {survivors.length > 0 && (
        <ul>
          {survivors.slice(0, 12).map(({ from, to, before, after }) => (
            <li key={`${from} ${after}`}>
              <code>
                {text.slice(Math.max(0, from - 18), from)}
                <del>{before}</del> <ins>{after}</ins>
                {text.slice(to, to + 18)}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
