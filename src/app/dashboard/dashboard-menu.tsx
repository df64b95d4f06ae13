/** The dashboard's menu in three groups, beside the page. */
import { Form } from 'react-router'
import { DASHBOARD, type DashboardGroup, sectionOf } from '#app/frame/dashboard-entries.ts'
import { SideMenu } from '#app/frame/side-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { groups: readonly DashboardGroup[]; pathname: string }

export function DashboardMenu({ groups, pathname }: Props) {
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <SideMenu
      name="Dashboard"
      sheetName="the dashboard’s menu"
      start={DASHBOARD}
      groups={groups}
      current={sectionOf(pathname, all)}
      pathname={pathname}
    >
      <Form method="post" action="/auth/signout">
        <button type="submit" className="dashboard-link">
          <Icon name="arrow-right" />
          Sign Out
        </button>
      </Form>
    </SideMenu>
  )
}
