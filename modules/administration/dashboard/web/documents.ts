import { graphql } from '#platform/web/graphql.ts'

export const HomeScreen = graphql(`
  query HomeScreen {
    dashboard {
      today
      yearMonth
      months {
        id
        businessName
        yearMonth
        isOpen
        stateLabel
        contracts
        calculated
        failed
        changesSince
        calculating
        missingIndicators
        totalPeople
        totalNet
        totalCost
      }
      payroll {
        isOpen
        businesses
        allBusinesses
        now {
          yearMonth
          people
          calculated
          earnings
          net
          cost
        }
        before {
          yearMonth
          people
          calculated
          earnings
          net
          cost
        }
        history {
          yearMonth
          people
          calculated
          earnings
          net
          cost
        }
      }
      people {
        active
        incoming
        incomplete
      }
      movements {
        entering {
          total
          rows {
            id
            userId
            fullname
            businessName
            day
          }
        }
        leaving {
          total
          rows {
            id
            userId
            fullname
            businessName
            day
          }
        }
        expiring {
          total
          rows {
            id
            userId
            fullname
            businessName
            day
          }
        }
      }
      own {
        payslip {
          monthId
          contractId
          yearMonth
          net
          earnings
          deductions
          businessName
        }
        contracts {
          id
          businessName
          jobTitle
          contractType
          initialDate
          finalDate
        }
      }
    }
  }
`)

export const FirstSteps = graphql(`
  query FirstSteps($input: FirstStepsInput) {
    firstSteps(input: $input) {
      released
      businessId
      monthId
      yearMonth
      userId
      uncontractedId
      steps {
        step
        state
        optional
        lacks {
          text
          businessId
          userId
        }
      }
    }
  }
`)

export const LeaveFirstStep = graphql(`
  mutation LeaveFirstStep($input: LeaveFirstStepInput!) {
    leaveFirstStep(input: $input) {
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
