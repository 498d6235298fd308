/**
 * The router, as far as the product uses it. Everybody imports it from here: one copy is shared at run time, and only
 * what is named below is in it.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  type RouteObject,
  RouterProvider,
  Routes,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
