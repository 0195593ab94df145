// Runs before anything is drawn: what the visitor chose earlier, so that nothing changes shape afterwards.
{
  document.documentElement.dataset['scripts'] = ''
  const view = /(?:^|;\s*)shopViewMode=(grid|list)/.exec(document.cookie)?.[1]
  if (view !== undefined) document.documentElement.dataset['listingView'] = view
}
