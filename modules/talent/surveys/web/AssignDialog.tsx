import {
  AssignSurvey,
  PreviewAssignment,
  SurveyPeopleChoices,
} from '#generated/operations/surveys.ts'
import type { PreviewAssignmentQuery } from '#generated/documents/graphql.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { FormPreview } from '#platform/web/kit/form/FormPreview.tsx'
import { useFill, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { assignmentFields, mended } from '../model/assignment.ts'
import { AssignmentKind } from '../model/catalogs.ts'
import type { SurveyData } from './BuilderPage.tsx'
import { CsvPick } from './CsvPick.tsx'

type Props = { survey: SurveyData; form: OpenForm }

/** Adds participants by a rule: what it would add, and who is left out, are shown before. */
export function AssignDialog({ survey, form }: Props) {
  const assign = useAction(AssignSurvey, { done: 'Participantes agregados' })
  const isConfidential = survey.privacy === 'CONFIDENTIAL'
  const options = AssignmentKind.options.filter(
    ({ value }) => !isConfidential || value === 'FILTER' || value === 'LIST',
  )
  return (
    <FormDialog
      title="Agregar participantes"
      submit="Agregar"
      width={720}
      action={assign}
      acts
      initial={{
        kind: survey.type === 'PERFORMANCE' ? 'SELF' : 'FILTER',
        includeInactive: false,
        includeExternal: false,
      }}
      toInput={(values) => ruleOf(survey.id, values)}
      form={form}
    >
      <div className="mg-fields">
        <FreeField field={assignmentFields.kind} name="kind" options={options} wide />
        <ByKind id={survey.id} />
      </div>
      <Outcome id={survey.id} />
    </FormDialog>
  )
}

const isPasted = (kind: unknown) => kind === 'LIST' || kind === 'IMPORT'

function ByKind({ id }: { id: string }) {
  const kind = useValue('kind')
  if (!isPasted(kind)) return <Places id={id} />
  return (
    <>
      <FreeField
        field={assignmentFields.pasted}
        name="pasted"
        help={
          kind === 'LIST'
            ? 'Uno por línea'
            : 'Una línea por encuesta, en tres columnas: respondiente, evaluado y relación'
        }
        required
        rows={6}
        wide
      />
      <CsvPick name="pasted" />
      <FreeField field={assignmentFields.includeInactive} name="includeInactive" />
      <FreeField field={assignmentFields.includeExternal} name="includeExternal" />
    </>
  )
}

/** Which people: all, unless something is said of where they work and since when. */
function Places({ id }: { id: string }) {
  const { data, loading } = useDetail(SurveyPeopleChoices, { input: { id } })
  const choices = data?.surveyPeopleChoices
  return (
    <>
      <FreeField field={assignmentFields.businessId} name="businessId" />
      {choices?.units.length !== 0 && (
        <FreeField
          field={assignmentFields.unitId}
          name="unitId"
          options={withPeople(choices?.units)}
          loading={loading}
        />
      )}
      <FreeField
        field={assignmentFields.areaId}
        name="areaId"
        options={withPeople(choices?.areas)}
        loading={loading}
      />
      <FreeField
        field={assignmentFields.branchOfficeId}
        name="branchOfficeId"
        options={withPeople(choices?.branchOffices)}
        loading={loading}
      />
      <FreeField
        field={assignmentFields.jobTitle}
        name="jobTitle"
        options={(choices?.jobTitles ?? []).map((name) => ({ value: name, label: name }))}
        loading={loading}
      />
      <FreeField
        field={assignmentFields.contractType}
        name="contractType"
        options={ContractType.options}
      />
      <FreeField field={assignmentFields.minMonths} name="minMonths" />
      <FreeField field={assignmentFields.maxMonths} name="maxMonths" />
      <FreeField field={assignmentFields.includeInactive} name="includeInactive" />
      <FreeField field={assignmentFields.includeExternal} name="includeExternal" />
    </>
  )
}

const withPeople = (rows: readonly { id: string; name: string; people: number }[] = []) =>
  rows.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` }))

/** The fields of a rule that say where somebody works. */
const PLACES = ['businessId', 'unitId', 'areaId', 'branchOfficeId', 'jobTitle'] as const
const READ = [
  ...PLACES,
  'kind',
  'contractType',
  'minMonths',
  'maxMonths',
  'pasted',
  'includeInactive',
  'includeExternal',
] as const

function ruleOf(id: string, values: FormValues) {
  const pasted = isPasted(values['kind'])
  const of = (name: string, asked = !pasted) => {
    const value = values[name]
    return asked && typeof value === 'string' && value !== '' ? value : null
  }
  const months = (name: string) => (pasted ? null : wholeOf(values[name]))
  return {
    id,
    kind: AssignmentKind.code(String(values['kind'])),
    businessId: of('businessId'),
    unitId: of('unitId'),
    areaId: of('areaId'),
    branchOfficeId: of('branchOfficeId'),
    jobTitle: of('jobTitle'),
    contractType: of('contractType'),
    minMonths: months('minMonths'),
    maxMonths: months('maxMonths'),
    pasted: of('pasted', pasted),
    includeInactive: values['includeInactive'] === true,
    includeExternal: values['includeExternal'] === true,
  }
}

const wholeOf = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : Number(value)

function Outcome({ id }: { id: string }) {
  const read = useValues()
  const rule = AssignmentKind.has(read['kind']) ? ruleOf(id, read) : undefined
  const ready = rule !== undefined && (!isPasted(rule.kind) || rule.pasted !== null)
  return (
    <FormPreview of={PreviewAssignment} variables={ready ? { input: rule } : null}>
      {({ previewAssignment: { words, problems } }) => (
        <section className="su-outcome">
          <p role="status">
            <strong>{words}</strong>
          </p>
          {problems.length > 0 && <Problems problems={problems} pasted={rule?.pasted ?? null} />}
        </section>
      )}
    </FormPreview>
  )
}

type Problem = PreviewAssignmentQuery['previewAssignment']['problems'][number]

/** Who is left out and why; a line of a paste is written anew where it stands. */
function Problems({ problems, pasted }: { problems: readonly Problem[]; pasted: string | null }) {
  const fill = useFill()
  const lines = pasted === null ? [] : pasted.split(/\r?\n/)
  const byLine = Map.groupBy(problems, ({ line }) => line)
  return (
    <details open={pasted !== null}>
      <summary>{pasted === null ? 'Quiénes quedan fuera' : 'Líneas por corregir'}</summary>
      <ol className="su-lines">
        {[...byLine].map(([at, some]) =>
          at === null ? (
            some.map(({ who, message }) => (
              <li key={`${who} ${message}`}>
                {who}: {message}
              </li>
            ))
          ) : (
            <li key={at}>
              <TextInput
                aria-label={`Línea ${at + 1}`}
                value={lines[at] ?? null}
                onChange={(line) => pasted !== null && fill('pasted', mended(pasted, at, line))}
              />
              <span className="mg-field-problem">
                Línea {at + 1}: {some.map(({ message }) => message).join('; ')}
              </span>
            </li>
          ),
        )}
      </ol>
    </details>
  )
}

/** What the fields of the rule say now. */
function useValues(): FormValues {
  // The list of names is fixed: the hooks are called in the same order each time.
  const values = READ.map((name) => [name, useValue(name)] as const)
  return Object.fromEntries(values)
}
