import { graphql } from '#platform/web/graphql.ts'

export const Scenarios = graphql(`
  query Scenarios {
    scenarios {
      id
      name
      businessName
      firstMonth
      months
      yearly
      netChange
      costChange
      stale
      calculatedAt
      activeJobId
    }
  }
`)

export const ScenarioDetail = graphql(`
  query ScenarioDetail($input: ByIdScenario!) {
    scenario(input: $input) {
      id
      name
      description
      businessId
      businessName
      firstMonth
      months
      yearly
      monthlyGrowth
      repeatItems
      version
      stale
      calculatedAt
      activeJobId
      netChange
      costChange
      changes {
        kind
        from
        scope
        area
        percent
        figure
        value
        raiseToMinimum
        law
        asOf
        count
        salary
        contracts {
          contractId
          name
        }
      }
      result {
        affected
        durationMs
        months {
          yearMonth
          paidNet
          projected
          real {
            people
            failed
            net
            earnings
            deductions
            employerCost
          }
          simulated {
            people
            failed
            net
            earnings
            deductions
            employerCost
          }
        }
        concepts {
          code
          label
          section
          real
          simulated
        }
        areas {
          area
          real
          simulated
          realPeople
          simulatedPeople
        }
        people {
          contractId
          userId
          name
          area
          netChange
          costChange
        }
        assumptions {
          key
          label
          from
          to
          first
          last
          unit
          text
        }
      }
    }
  }
`)

export const ScenarioProgress = graphql(`
  query ScenarioProgress($input: ByIdScenario!) {
    scenarioRun(input: $input) {
      status
      done
      total
      message
      error
    }
  }
`)

export const ScenarioChoices = graphql(`
  query ScenarioChoices {
    scenarioOptions {
      areas
      figures {
        key
        label
        unit
        decimals
        value
      }
      people {
        contractId
        businessId
        name
        jobTitle
        area
      }
    }
  }
`)

export const ScenarioBusinesses = graphql(`
  query ScenarioBusinesses {
    businesses {
      id
      name
      usePayroll
    }
  }
`)

export const CreateScenario = graphql(`
  mutation CreateScenario($input: CreateScenarioInput!) {
    createScenario(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const UpdateScenario = graphql(`
  mutation UpdateScenario($input: UpdateScenarioInput!) {
    updateScenario(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const CalculateScenario = graphql(`
  mutation CalculateScenario($input: ByIdScenario!) {
    calculateScenario(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const DeleteScenario = graphql(`
  mutation DeleteScenario($input: ByIdScenario!) {
    deleteScenario(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)
