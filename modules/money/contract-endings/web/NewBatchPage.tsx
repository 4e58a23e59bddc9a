import { useState } from 'react'
import {
  ContractEndingBatchPreview,
  ContractEndingGroups,
  CreateContractEndingBatch,
} from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { useValue } from '#platform/web/kit/form-hooks.tsx'
import { FormPreview } from '#platform/web/kit/FormPreview.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { ContractEndingBatch } from '../model/batch.ts'
import { DismissalNotice } from '../model/ending.ts'
import { BatchPeopleTable } from './BatchPeopleTable.tsx'
import { CauseFields, NoticeField } from './fields.tsx'

const initial = { notice: 'NONE', dismissalCause: '159-5' }
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Ends the contracts of a job in one act, with each of its people shown before. */
export default function NewBatchPage() {
  const create = useAction(CreateContractEndingBatch, {
    done: 'Los contratos se terminan',
    after: pathTo('terminos/masivos'),
  })
  const [typed, setTyped] = useState<FormValues>(initial)
  return (
    <>
      <FormPage
        title="Nuevo término masivo"
        action={create}
        initial={initial}
        onChange={setTyped}
        cancel={pathTo('terminos/masivos')}
        submit="Terminar contratos"
        draft="ending-batch-new"
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
      </FormPage>
      <Preview values={typed} />
    </>
  )
}

function JobField() {
  const businessId = text(useValue('businessId'))
  const { data, loading } = useDetail(
    ContractEndingGroups,
    { input: { businessId } },
    { enabled: businessId !== '' },
  )
  const options = (data?.contractEndingGroups ?? []).map(({ jobTitle, people }) => ({
    value: jobTitle,
    label: `${jobTitle} (${counted(people, 'contrato')})`,
  }))
  return (
    <Field
      of={ContractEndingBatch}
      name="jobTitle"
      options={options}
      loading={businessId !== '' && loading}
    />
  )
}

function Preview({ values }: { values: FormValues }) {
  const { businessId, jobTitle, dismissalCause, contractFinalDate, notice, noticeDate } = values
  const input = {
    businessId: text(businessId),
    jobTitle: text(jobTitle),
    dismissalCause: text(dismissalCause),
    contractFinalDate: text(contractFinalDate),
    notice: DismissalNotice.has(notice) ? notice : 'NONE',
    noticeDate: isDate(noticeDate) ? noticeDate : null,
  }
  const { businessId: business, jobTitle: job, dismissalCause: cause } = input
  const complete = [business, job, cause].every((value) => value !== '')
  const asks = complete && isDate(contractFinalDate)
  return (
    <FormPreview of={ContractEndingBatchPreview} variables={asks ? { input } : null}>
      {({ contractEndingBatchPreview: { ending, left } }) => (
        <Panel
          title={counted(ending, 'contrato termina', 'contratos terminan')}
          text={left > 0 ? `${counted(left, 'contrato')} del cargo no, y se dice por qué` : ''}
        >
          <BatchPeopleTable asked={input} />
        </Panel>
      )}
    </FormPreview>
  )
}
