import { Alert } from 'antd'
import { counted } from '#chile/counts.ts'
import { ImportCealResults } from '#generated/operations/psychosocial.ts'
import { CsvPick } from '#modules/talent/surveys/web/index.ts'
import { RiskLevel } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { readCeal } from '../model/ceal-import.ts'
import { CealResult, pastedResults } from '../model/ceal-result.ts'

/** So many lines with something wrong are named; the rest are counted. */
const NAMED = 5

/** The official results of one application, pasted or of a CSV file, seen before they are kept. */
export function LoadDialog({ form }: { form: OpenForm }) {
  const load = useAction(ImportCealResults, {
    done: ({ count }) => `${counted(count, 'centro cargado', 'centros cargados')}`,
  })
  return (
    <FormDialog
      title="Cargar resultados de CEAL-SM"
      submit="Cargar"
      width={780}
      lead="Cuántas personas quedaron en cada nivel, por centro y dimensión: no lleva nombres."
      action={load}
      toInput={({ appliedOn, pasted }) => ({ appliedOn, pasted })}
      form={form}
    >
      <Field of={CealResult} name="appliedOn" autoFocus />
      <CsvPick name="pasted" />
      <FreeField field={pastedResults} name="pasted" rows={8} wide />
      <Read />
    </FormDialog>
  )
}

/** What was read of what is pasted: centre by centre, or line by line what is wrong. */
function Read() {
  const pasted = useValue('pasted')
  if (typeof pasted !== 'string' || pasted.trim() === '') return null
  const { centers, problems } = readCeal(pasted)
  if (problems.length > 0) {
    return (
      <Alert
        type="warning"
        showIcon
        title={counted(problems.length, 'problema', 'problemas')}
        description={
          <ul>
            {problems.slice(0, NAMED).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Línea {line}: {message}
              </li>
            ))}
          </ul>
        }
      />
    )
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={`Se ${centers.length === 1 ? 'carga' : 'cargan'} ${counted(centers.length, 'centro')}`}
      description={
        <ul>
          {centers.map(({ center, risk, total, warnings }) => (
            <li key={center}>
              {center}: riesgo {RiskLevel.label(risk).toLowerCase()} ({total})
              {warnings.map((warning) => (
                <span key={warning} className="soft">
                  {'. '}
                  {warning}
                </span>
              ))}
            </li>
          ))}
        </ul>
      }
    />
  )
}
