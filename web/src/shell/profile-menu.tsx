import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconBuildingBank,
  IconDevicesOff,
  IconLayoutGrid,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rightsQuery, signOut, signOutEverywhere } from '@/api/session'
import { PersonAvatar } from '@/fields/photo-field/person-avatar'
import { inLanguage } from '@/i18n/names'
import { useConfirm } from '@/ui/confirm'
import { useLanguage } from '@/ui/use-language'

export function ProfileMenu() {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const { profile, admin, userId } = useSuspenseQuery(rightsQuery).data
  const name = inLanguage(profile.nameFr ?? '', profile.nameAr ?? '', useLanguage()) || profile.username
  const ask = useConfirm()
  /** What is sent never after a sign-out is asked about before it. */
  const givesUpUnsent = async (action: string) => {
    const { waitingOn } = await import('@/api/outbox')
    const count = await waitingOn(userId).catch(() => 0)
    const text = t('profile.unsentText', { count })
    return count === 0 || ask({ title: t('profile.unsent'), text, action, destructive: true })
  }
  const leave = async (end: () => Promise<void>) => {
    if (!(await givesUpUnsent(t('profile.signOut')))) return
    await end()
    await router.navigate({ to: '/sign-in-2' })
  }
  const leaveEverywhere = async () => {
    const action = t('profile.signOutEverywhere')
    const isSure = await ask({ title: action, text: t('profile.everywhereText'), action, destructive: true })
    if (isSure) await leave(signOutEverywhere)
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton>
          <VisuallyHidden>{t('profile.menu')}</VisuallyHidden>
          <PersonAvatar name={name} photoId={profile.photoId} size={36} strong />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: '6px 12px 10px' }}>
          <Text fw={600} size="sm" className="name" truncate>
            {name}
          </Text>
          <Text c="dimmed" size="xs" truncate dir="ltr" ta="start">
            {profile.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} />}>
          {t('profile.open')}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} />}>
          {t('profile.settings')}
        </Menu.Item>
        <Menu.Item component={Link} to="/apps" leftSection={<IconLayoutGrid size={16} />}>
          {t('crumbs.apps')}
        </Menu.Item>
        {admin && (
          <Menu.Item component={Link} to="/settings/administration" leftSection={<IconBuildingBank size={16} />}>
            {t('crumbs.administration')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} className="flip" />} onClick={() => leave(signOut)}>
          {t('profile.signOut')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDevicesOff size={16} />} onClick={leaveEverywhere}>
          {t('profile.signOutEverywhere')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
