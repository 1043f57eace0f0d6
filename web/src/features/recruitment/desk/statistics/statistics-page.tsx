import { Box, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { RecordPicker } from '@/fields/record-picker'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { AgesChart } from './ages-chart'
import { MarksChart } from './marks-chart'
import { ReportChart } from './report-chart'

/** Who applied, and how they were marked: of one exam or of all. */
export default function StatisticsPage() {
  const { t } = useTranslation('exam-statistics')
  const navigate = useNavigate()
  const { recruitment }: { recruitment?: string } = useSearch({ strict: false })
  const { data: exam } = useQuery({
    ...oneQuery('recruitments', recruitment ?? ''),
    enabled: recruitment !== undefined,
  })
  const queries = recruitment ? [Query.equal('recruitmentId', recruitment)] : []
  const at = (param: string) => (value: string) => paths.candidates({ [param]: value, recruitment })
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Box mb="md">
        <RecordPicker
          collection="recruitments"
          label={t('exam')}
          placeholder={t('every')}
          w="min(560px, 100%)"
          value={recruitment ?? null}
          onChange={(id) =>
            navigate({ to: '.', search: (id ? { recruitment: id } : {}) as never, replace: true, resetScroll: false })
          }
        />
      </Box>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <ReportChart report="candidatesByStatus" title={t('byStatus')} queries={queries} address={at('status')} />
        <ReportChart report="candidatesBySex" title={t('bySex')} queries={queries} address={at('sex')} />
        <AgesChart queries={queries} on={ageDay(exam)} />
        <ReportChart report="candidatesByDiploma" title={t('byDiploma')} queries={queries} />
        <ReportChart report="candidatesByRegion" title={t('byRegion')} queries={queries} />
        {/* Each exam has its own list of them: of all exams the same name would stand there twice. */}
        {recruitment && (
          <ReportChart
            report="candidatesBySpecialty"
            title={t('bySpecialty')}
            queries={queries}
            address={at('specialty')}
          />
        )}
        <MarksChart
          report="candidatesByWrittenGrade"
          title={t('written')}
          queries={queries}
          minimum={exam?.min_written}
        />
        <MarksChart report="candidatesByOralGrade" title={t('oral')} queries={queries} minimum={exam?.min_oral} />
        <MarksChart report="candidatesByFinalScore" title={t('final')} queries={queries} minimum={exam?.min_total} />
      </SimpleGrid>
    </>
  )
}

/** The day on which an exam counts ages. */
function ageDay(exam: Recruitments | undefined): string | null {
  return exam?.age_reference_date ?? exam?.exam_date ?? null
}
