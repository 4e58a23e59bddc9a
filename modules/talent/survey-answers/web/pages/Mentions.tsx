import {
  Mention,
  MENTION_NOTICE,
  mentionsIn,
  nameIndex,
} from '#modules/talent/climate/model/named-people.ts'
import type { GivenAnswer } from '../../model/answers.ts'
import type { Session, Shown } from '../session.ts'

const nobody = nameIndex([])

/**
 * What of an answer seems to name somebody: a RUT, a mail or a telephone at once, a name as soon as
 * the server has read it. Only confidential surveys are looked at.
 */
export function mentionsOf(
  { taken, mentions }: Pick<Shown, 'taken' | 'mentions'>,
  questionId: string,
  answer: Pick<GivenAnswer, 'texts' | 'comment'> | undefined,
): readonly Mention[] {
  if (taken?.survey.privacy !== 'CONFIDENTIAL' || !answer) return []
  const written = [...answer.texts.map(({ text }) => text), answer.comment].join('\n')
  if (written.trim() === '') return []
  const seen = new Set([...mentionsIn(written, nobody), ...(mentions.get(questionId) ?? [])])
  return Mention.values.filter((one) => seen.has(one))
}

/** Says it at the field; it may be sent all the same. */
export const MentionNotice = ({ mentions }: { mentions: readonly Mention[] }) =>
  mentions.length === 0 ? null : (
    <p className="sv-notice" data-tone="warning" role="status">
      {MENTION_NOTICE} ({mentions.map((one) => Mention.label(one).toLowerCase()).join(', ')}). Puede
      dejarlo así o escribirlo sin datos que identifiquen.
    </p>
  )

/** The same before the survey is sent, with a way to each of the questions. */
export function MentionsBeforeSending({ session, shown }: { session: Session; shown: Shown }) {
  const { taking } = shown
  const found = taking.form.questions.flatMap(({ id }, index) =>
    mentionsOf(shown, id, taking.answers.get(id)).length > 0 ? [index] : [],
  )
  if (found.length === 0) return null
  return (
    <div className="sv-notice" data-tone="warning" role="status">
      <span>{MENTION_NOTICE}:</span>
      {found.map((index) => (
        <button
          key={index}
          type="button"
          className="sv-go"
          onClick={() => session.dispatch({ type: 'goTo', index })}
        >
          Revisar la pregunta {index + 1}
        </button>
      ))}
    </div>
  )
}
