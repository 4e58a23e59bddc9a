import { Button } from 'antd'
import { useState } from 'react'
import { KeepSurveyScale, SurveyScales } from '#generated/operations/surveys.ts'
import { today } from '#platform/web/look/today.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { levelsIn, levelsWritten, ownScaleFields } from '../model/scales.ts'
import { scaleFrom, type ScaleRow } from './useScales.ts'

type Props = { onClose: () => void }

/** All scales, with their levels; those of the company are made and changed here. */
export function ScalesPanel({ onClose }: Props) {
  const { data, error, reload } = useDetail(SurveyScales, { input: { day: null } })
  const form = useOpenForm('escala')
  const [base, setBase] = useState<ScaleRow>()
  const rows = newestOf(data?.surveyScales ?? [])
  const open = (row?: ScaleRow) => (setBase(row), form.open(row?.code ?? NEW))
  return (
    <SidePanel title="Escalas" onClose={onClose}>
      <p className="soft">
        Una encuesta toma la versión que rige el día en que comienza, y la conserva.
      </p>
      <Button type="primary" onClick={() => open()}>
        Crear escala
      </Button>
      {error && <LoadProblem error={error} retry={reload} />}
      <ul className="su-bank">
        {rows.map((row) => (
          <li key={row.code}>
            <TextWithHint words={row.name} hint={hintOf(row)} />
            {row.own && (
              <Button aria-label={`Cambiar ${row.name}`} onClick={() => open(row)}>
                Cambiar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {form.key !== undefined && <ScaleDialog base={base} form={form} />}
    </SidePanel>
  )
}

/** The newest version of each scale. */
const newestOf = (rows: readonly ScaleRow[]) =>
  [...Map.groupBy(rows, ({ code }) => code).values()].flatMap(
    (versions) => versions.toSorted((a, b) => b.version - a.version)[0] ?? [],
  )

const hintOf = ({ values, naAllowed, from, version }: ScaleRow) =>
  [
    [...values.map(({ label }) => label), ...(naAllowed ? ['No aplica'] : [])].join(' · '),
    ...(from ? [`Versión ${version}, desde el ${formatDate(from)}`] : []),
  ].join('. ')

type DialogProps = { base: ScaleRow | undefined; form: OpenForm }

/** A new scale, or another version of one. */
function ScaleDialog({ base, form }: DialogProps) {
  const keep = useAction(KeepSurveyScale, { done: 'Escala guardada' })
  return (
    <FormDialog
      title={base ? `Otra versión de ${base.name}` : 'Crear escala'}
      submit="Guardar"
      action={keep}
      initial={{
        name: base?.name,
        levels: base && levelsWritten(scaleFrom(base)),
        fromZero: base?.min === 0,
        naAllowed: base?.naAllowed ?? false,
        startsOn: today(),
      }}
      toInput={(values) => ({ ...inputOf(values), code: base?.code ?? null })}
      form={form}
    >
      <div className="mg-fields">
        <FreeField field={ownScaleFields.name} name="name" wide autoFocus />
        <FreeField field={ownScaleFields.levels} name="levels" rows={6} wide />
        <FreeField field={ownScaleFields.fromZero} name="fromZero" />
        <FreeField field={ownScaleFields.naAllowed} name="naAllowed" />
        <FreeField field={ownScaleFields.startsOn} name="startsOn" />
      </div>
      <Levels />
    </FormDialog>
  )
}

const inputOf = (values: FormValues) => ({
  name: String(values['name']),
  levels: String(values['levels']),
  fromZero: values['fromZero'] === true,
  naAllowed: values['naAllowed'] === true,
  startsOn: String(values['startsOn']),
})

/** The levels with their values, as they would be. */
function Levels() {
  const [written, fromZero] = [useValue('levels'), useValue('fromZero')]
  if (typeof written !== 'string' || written.trim() === '') return null
  const levels = levelsIn({ levels: written, fromZero: fromZero === true })
  return (
    <ol role="status" className="su-options" aria-label="Niveles">
      {levels.map(({ value, label }) => (
        <li key={value}>
          {value}. {label}
        </li>
      ))}
    </ol>
  )
}
