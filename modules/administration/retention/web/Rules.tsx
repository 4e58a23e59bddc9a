import type { ReactNode } from 'react'
import type { RetentionRulesQuery } from '#generated/documents/graphql.ts'
import { RetentionRules } from '#generated/operations/retention.ts'
import { Certainty } from '#platform/model/retention.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './retention.css'

type Rule = RetentionRulesQuery['retentionRules'][number]

/** What is kept, why and until when. One's own account tells what is about people alone. */
export function Rules({ about }: { about: 'PEOPLE' | 'ALL' }) {
  const { data, error, reload } = useDetail(RetentionRules)
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rules = data.retentionRules.filter(({ ofPeople }) => about === 'ALL' || ofPeople.length > 0)
  return (
    <>
      <p className="soft">
        Ningún antecedente laboral ni de remuneraciones se borra por sí solo: los plazos dicen hasta
        cuándo se conserva al menos. Lo de paso se borra al vencer su plazo.
      </p>
      <Group title="Se conserva" rules={rules.filter(({ clears }) => !clears)} about={about} />
      <Group
        title="De paso: se borra por sí solo"
        rules={rules.filter(({ clears }) => clears)}
        about={about}
      />
    </>
  )
}

type GroupProps = { title: string; rules: readonly Rule[]; about: 'PEOPLE' | 'ALL' }

const Group = ({ title, rules, about }: GroupProps) => (
  <Panel title={title}>
    <ul className="rt-rules">
      {rules.map((rule) => (
        <li key={rule.code}>
          <h3>{rule.label}</h3>
          <dl className="rt-facts">
            <Fact title="Hasta cuándo">
              {rule.term}
              {rule.until && (
                <strong className="rt-until">
                  Lo suyo, al menos hasta el {formatDate(rule.until)}
                </strong>
              )}
            </Fact>
            <Fact title="Por qué">{rule.why}</Fact>
            {rule.ofPeople.length > 0 && (
              <Fact title="De las personas">{listed(rule.ofPeople)}</Fact>
            )}
            {about === 'ALL' && rule.ofCompany.length > 0 && (
              <Fact title="De la empresa">{listed(rule.ofCompany)}</Fact>
            )}
            <Fact title="En qué se basa">
              <ul className="rt-sources">
                {rule.sources.map(({ text, certainty }) => (
                  <li key={text}>
                    {text}. <span className="soft">{Certainty.label(certainty)}.</span>
                  </li>
                ))}
              </ul>
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  </Panel>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/** «Anticipo · Contrato · Préstamo»: each label as its own screen writes it. */
const listed = (labels: readonly string[]): string => labels.join(' · ')
