import { useEffect, useState } from 'react'
import { articleText } from '#chile/dismissal-texts.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { Entity } from '#platform/model/entity.ts'
import { causeName, causeOptions, ContractSettlement, DismissalNotice } from '../model/ending.ts'
import { asksForNotice } from '../model/deadlines.ts'

/** The cause, with the words of the law for the chosen one. */
export function CauseFields({ of = ContractSettlement }: { of?: Entity }) {
  const cause = useValue('dismissalCause')
  const code = typeof cause === 'string' ? cause : ''
  const words = articleText(code)
  return (
    <>
      <Field of={of} name="dismissalCause" options={causeOptions} wide />
      {words && (
        <blockquote
          className="mg-span soft"
          cite="https://www.bcn.cl/leychile/navegar?idNorma=207436"
        >
          <strong>{causeName(code).split(':')[0]}</strong> «{words}»
        </blockquote>
      )}
    </>
  )
}

/** The notice; a cause that asks for one is not left with the answer that it asks for none. */
export function NoticeField({ of = ContractSettlement }: { of?: Entity }) {
  const cause = useValue('dismissalCause')
  const notice = useValue('notice')
  const propose = usePropose()
  const asks = typeof cause === 'string' && asksForNotice(cause)
  const [asked, setAsked] = useState(asks)
  useEffect(() => {
    if (asks && !asked && notice === 'NONE') propose('notice', null)
    setAsked(asks)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asks])
  const { options } = DismissalNotice
  const offered =
    asks && notice !== 'NONE' ? options.filter(({ value }) => value !== 'NONE') : options
  return <Field of={of} name="notice" options={offered} />
}

/** The last day, the notice and who takes the team. */
export const TermFields = () => (
  <>
    <Field of={ContractSettlement} name="contractFinalDate" />
    <NoticeField />
    <FieldList of={ContractSettlement} names={['noticeDate', 'heirUserId']} />
  </>
)

/** The letter, and what is kept of it. */
export const LetterFields = () => (
  <>
    <Field of={ContractSettlement} name="issueDate" />
    <Field of={ContractSettlement} name="publicComment" wide rows={4} />
    <Field of={ContractSettlement} name="comment" wide rows={2} />
  </>
)
