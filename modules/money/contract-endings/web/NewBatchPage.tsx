import type {
  ContractEndingBatchPeopleQuery,
  ContractEndingBatchPreviewQuery,
} from '#generated/documents/graphql.ts'
import {
  ContractEndingBatchPeople,
  ContractEndingBatchPreview,
  ContractEndingGroups,
  CreateContractEndingBatch,
} from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { ActPeople, ActPreview, type Outcome } from '#platform/web/kit/mass/ActPreview.tsx'
import { dayIn, useOfBusiness, withPeople, wordIn } from '#platform/web/kit/mass/choosing.ts'
import { leftColumn } from '#platform/web/kit/mass/columns.tsx'
import { NewMassActPage, useMaking } from '#platform/web/kit/mass/NewMassActPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { ContractEndingBatch } from '../model/batch.ts'
import { DismissalNotice } from '../model/ending.ts'
import { act } from './batch-act.ts'
import { CauseFields, NoticeField } from './fields.tsx'

const initial = { notice: 'NONE', dismissalCause: '159-5' }

/** Ends the contracts of a job in one act, with each of its people shown before. */
export default function NewBatchPage() {
  const making = useMaking(initial, askedOf)
  const create = useAction(CreateContractEndingBatch, {
    done: 'Los contratos se terminan',
    after: act.list,
  })
  return (
    <NewMassActPage
      act={act}
      making={making}
      action={create}
      submit="Terminar contratos"
      draft="ending-batch-new"
      preview={
        <ActPreview
          of={ContractEndingBatchPreview}
          asked={making.asked}
          outcome={outcomeOf}
          people={(asked) => (
            <ActPeople
              of={ContractEndingBatchPeople}
              asked={asked}
              title="Personas del término masivo"
              name="ending-batch-people"
              columns={columns}
              empty="Nadie tiene un contrato vigente de ese cargo."
            />
          )}
        />
      }
    >
      <Section
        title="A quiénes y cuándo"
        text="Los contratos vigentes de un cargo, como los de una temporada que termina."
      >
        <Field of={ContractEndingBatch} name="businessId" autoFocus />
        <JobField />
        <Field of={ContractEndingBatch} name="contractFinalDate" />
        <NoticeField of={ContractEndingBatch} />
        <Field of={ContractEndingBatch} name="noticeDate" />
      </Section>
      <Section title="Causal" text="Código del Trabajo, artículos 159 a 161.">
        <CauseFields of={ContractEndingBatch} />
        <Field of={ContractEndingBatch} name="publicComment" wide rows={3} />
      </Section>
    </NewMassActPage>
  )
}

function JobField() {
  const { data, loading } = useOfBusiness(ContractEndingGroups)
  const options = (data?.contractEndingGroups ?? []).map(({ jobTitle, people }) => ({
    value: jobTitle,
    label: withPeople(jobTitle, people, 'contrato', 'contratos'),
  }))
  return <Field of={ContractEndingBatch} name="jobTitle" options={options} loading={loading} />
}

/** What is asked once it is known whose contracts end, when and why. */
function askedOf(values: FormValues) {
  const [businessId, jobTitle] = [wordIn(values, 'businessId'), wordIn(values, 'jobTitle')]
  const dismissalCause = wordIn(values, 'dismissalCause')
  const contractFinalDate = dayIn(values, 'contractFinalDate')
  if (!businessId || !jobTitle || !dismissalCause || !contractFinalDate) return null
  const { notice } = values
  return {
    businessId,
    jobTitle,
    dismissalCause,
    contractFinalDate,
    notice: DismissalNotice.has(notice) ? notice : ('NONE' as const),
    noticeDate: dayIn(values, 'noticeDate'),
  }
}

const outcomeOf = ({ contractEndingBatchPreview }: ContractEndingBatchPreviewQuery): Outcome => {
  const { ending, left } = contractEndingBatchPreview
  return {
    title: counted(ending, 'contrato termina', 'contratos terminan'),
    text: left > 0 ? [`${counted(left, 'contrato')} del cargo no, y se dice por qué`] : [],
  }
}

type Row = ContractEndingBatchPeopleQuery['contractEndingBatchPeople']['rows'][number]

const linesOf = ({ lines, left }: Row) =>
  left || lines === 0 ? '' : counted(lines, 'cosa termina', 'cosas terminan')

/** The people whose contracts end, with what ends with each, or why one does not. */
const columns: readonly Column<Row>[] = [
  initialsColumn(({ initialDate }) => `Desde el ${formatDate(initialDate)}`),
  { key: 'lines', title: 'Con el contrato', text: linesOf },
  leftColumn('No termina'),
]
