import { createContext, useContext } from 'react'
import type { SurveyScalesQuery } from '#generated/documents/graphql.ts'
import { type Scale, scales } from '../model/scales.ts'

/** The scales that the survey of a page may ask with; those of the product until they are read. */
export const ScalesContext = createContext<readonly Scale[]>(scales)

export const useScales = (): readonly Scale[] => useContext(ScalesContext)

export type ScaleRow = SurveyScalesQuery['surveyScales'][number]

/** A scale of the server as the rules know it. */
export const scaleFrom = ({ values, from, until, own: _own, ...scale }: ScaleRow): Scale => ({
  ...scale,
  starts: { from, until },
  values: values.map(({ value, label, description }) =>
    description === null ? { value, label } : { value, label, description },
  ),
})
