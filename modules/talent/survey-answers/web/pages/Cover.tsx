import { counted } from '#chile/counts.ts'
import { formatName } from '#platform/web/look/format.ts'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { takingRules } from '#modules/talent/surveys/model/question.ts'
import { type Scale, type ScaleValue, valuesShown } from '#modules/talent/surveys/model/scales.ts'
import { questionOf } from '../../model/definition.ts'
import { progressOf } from '../../model/form.ts'
import type { Taking } from '../../model/taking.ts'
import type { Session, TakenSurvey } from '../session.ts'
import { minutesOf, untilWords } from '../words.ts'
import { Bar, Next } from './Bar.tsx'

type Props = { session: Session; taken: TakenSurvey; taking: Taking }

/** What the survey is, its person, how long it takes and until when: before anything is asked. */
export function Cover({ session, taken, taking }: Props) {
  const { survey, evaluatee, company } = taken
  const questions = survey.competences.flatMap((one) => one.questions)
  const { complete, total } = progressOf(taking.form, taking.answers)
  const begun = complete > 0
  return (
    <>
      <div className="sv-cover">
        {company ? <Logo company={company} /> : <OwnLogo />}
        <h1>{survey.title}</h1>
        {evaluatee && (
          <p className="sv-about">
            Está evaluando a: <b>{formatName(evaluatee.fullname)}</b>
          </p>
        )}
        {survey.instructions && <p className="sv-instructions">{survey.instructions}</p>}
        <p className="soft">
          {counted(total, 'pregunta', 'preguntas')} · unos{' '}
          {counted(minutesOf(questions), 'minuto', 'minutos')} ·{' '}
          <NoBreak words={untilWords(survey.endAt)} />
        </p>
        {survey.privacy === 'CONFIDENTIAL' && (
          <p className="sv-notice">
            Solo se muestran grupos de {survey.minGroup} o más. Al cerrar se destruye la llave que
            une a cada persona con sus respuestas.
          </p>
        )}
        {begun && (
          <p className="sv-begun">
            Lleva {complete} de {total}
          </p>
        )}
      </div>
      <Bar session={session} previous={false}>
        <Next session={session} focused>
          {begun ? 'Continuar' : 'Comenzar'}
        </Next>
      </Bar>
    </>
  )
}

type LogoProps = { company: { name: string; logoUrl?: string | null | undefined } }

const Logo = ({ company: { name, logoUrl } }: LogoProps) =>
  logoUrl ? <img className="sv-logo" src={logoUrl} alt={name} /> : <p className="soft">{name}</p>

/** The company of whoever is signed in; without a logo the page says its name elsewhere. */
function OwnLogo() {
  const { company } = useMe()
  return company?.logoUrl ? <Logo company={company} /> : null
}

/** The words of the specification, for scales that begin at one; a scale from 0 says so. */
const legendOf = ({ min, max }: Scale): string =>
  min === 1
    ? `Evalúa utilizando la siguiente escala de 1 a ${max}:`
    : `Evalúa utilizando la siguiente escala de ${min} a ${max}:`

/** Values that are more than their number: of a scale from 0 to 10, its two ends. */
const explained = (values: readonly ScaleValue[]) =>
  values.filter(({ value, label, description }) => description || label !== `${value}`)

/** The scale, or the scales, with what each value means. */
export function Instructions({ session, taken }: Omit<Props, 'taking'>) {
  const { survey } = taken
  const rules = takingRules(survey)
  const scales = new Map(
    survey.competences
      .flatMap(({ questions }) => questions)
      .flatMap((one) => {
        const { scale } = questionOf(one)
        return scale ? [[`${scale.code} ${scale.version}`, scale] as const] : []
      }),
  )
  return (
    <>
      <div className="sv-legend">
        <h1>Instrucciones</h1>
        {scales.size === 0 && <p>Responda con sus palabras. Cada respuesta se guarda sola.</p>}
        {[...scales].map(([code, scale]) => (
          <section key={code}>
            <h2>{legendOf(scale)}</h2>
            <ul className="sv-values">
              {explained(valuesShown(scale, rules.disallowNeutral)).map(
                ({ value, label, description }) => (
                  <li key={value}>
                    <span className="sv-key">{value}</span>
                    <span>
                      {label !== `${value}` && <b>{label}</b>}
                      {description && <span className="soft"> {description}</span>}
                    </span>
                  </li>
                ),
              )}
              {scale.naAllowed && (
                <li>
                  <span className="sv-key">0</span>
                  <b>No aplica</b>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <Bar session={session}>
        <Next session={session} focused />
      </Bar>
    </>
  )
}
