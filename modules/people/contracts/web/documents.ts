import { graphql } from '#platform/web/graphql.ts'

export const PersonContracts = graphql(`
  query PersonContracts($input: UserContractsInput!) {
    userContracts(input: $input) {
      id
      code
      userCode
      status
      state
      userId
      businessId
      businessName
      initialDate
      finalDate
      signatureDate
      signed
      signatureIntegrationCode
      version
      contractType
      jobTitle
      jobTitleFamily
      area
      branchOffice
      supervisorId
      supervisorName
      hierarchyNodeId
      hierarchyNodeName
      isSupervisor
      apprentice
      fixedTermRenewals
      isProfessional
      monthlySalary {
        value
        currency
      }
      paymentPeriod
      taxRegime
      taxPeriod
      gratificationType
      gratificationAmount
      isCorporateSalary
      overdraft
      weekdayRate {
        value
        currency
      }
      saturdayRate {
        value
        currency
      }
      sundayRate {
        value
        currency
      }
      holidayRate {
        value
        currency
      }
      nightSurcharge
      holidaySurcharge
      hoursPerWeek
      daysPerWeek
      art22
      cycleHours
      cycleDays
      specialWorkday
      isDomestic
      liveIn
      shiftWork
      remoteWork
      partTime
      syncAttendance
      syncDigitalSign
      heavyWork
      heavyWorkRate
      syndicateId
      syndicateName
      unionFeeType
      unionFeeValue
      asOf
      versionFrom
      nextFrom
      revealed
      canUpdate
      warnings
    }
  }
`)
