// Runs before anything is drawn: what the visitor chose earlier, so that nothing changes shape afterwards.
{
  document.documentElement.dataset['scripts'] = ''
  try {
    if (localStorage.getItem('dray-auth-state') !== null) document.documentElement.dataset['client'] = ''
  } catch {
    // Storage is denied, so nobody is signed in.
  }
  const view = /(?:^|;\s*)shopViewMode=(grid|list)/.exec(document.cookie)?.[1]
  if (view !== undefined) document.documentElement.dataset['listingView'] = view
}
