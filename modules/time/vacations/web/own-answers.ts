import { VacationConfig, VacationContracts, Vacations } from '#generated/operations/vacations.ts'
import { ownAnswer } from '#platform/web/seen/own-answer.ts'

const OWN = { input: { userId: null } }

/**
 * One's own balance and requests open without a network as they were last seen; who answered them
 * is read with it alone.
 */
export const ownAnswers = [
  ownAnswer(VacationContracts, (data, variables) =>
    variables.input && variables.input.userId === null ? data : undefined,
  ),
  ownAnswer(VacationConfig, (data, { input }, { read }) =>
    read(VacationContracts, OWN)?.vacationContracts.some(({ id }) => id === input.userContractId)
      ? data
      : undefined,
  ),
  ownAnswer(Vacations, (data, _variables, { id }) =>
    data.vacations.rows.every(({ userId }) => userId === id)
      ? {
          vacations: {
            ...data.vacations,
            rows: data.vacations.rows.map((row) => ({ ...row, authorizedBy: null, steps: [] })),
          },
        }
      : undefined,
  ),
]
