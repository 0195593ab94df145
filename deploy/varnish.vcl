# Dray behind Varnish 6 or 7, with whatever ends TLS before it. Say CDN_PURGE_URL=http://<this machine>/purge-by-tag,
# and TRUSTED_PROXIES=<this machine's address as Dray sees it> unless it runs on Dray's own machine.
vcl 4.1;

import std;

backend dray {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 5s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# Where Dray's workers run.
acl workers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # What has changed, by the tags of the answers that show it.
  if (req.url == "/purge-by-tag") {
    if (req.method != "POST" || client.ip !~ workers) {
      return (synth(404));
    }
    if (req.http.Surrogate-Key !~ "^[-\w:./ ]+$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)");
    return (synth(200));
  }
  # Metrics are asked for at Dray itself.
  if (req.url ~ "^/metrics") {
    return (synth(404));
  }
  # Pages that are the same for everybody, but for the view of a list that a browser has chosen.
  if (
    req.url ~ "^/(\?|$|(shop|releases|beer|brewery|breweries|groups|accessories|retail|for-shops|for-brewers|shipping-faq|terms-and-conditions|privacy-policy|group-deliveries|collection-locations|public|feeds)(\.md|/|\?|$))"
    && req.url !~ "^/groups/[^/]+/checkout"
    && req.http.Cookie !~ "shopViewMode="
  ) {
    unset req.http.Cookie;
  }
  # One kind for all browsers. A program that also takes Markdown is answered by its own order of the two.
  if (req.http.Accept ~ "(?i)text/html" && req.http.Accept !~ "(?i)text/markdown") {
    set req.http.Accept = "text/html";
  }
  # While Dray is there, an old answer is shown for half a minute at most; while it is away, for a day.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  } else {
    set req.grace = 1d;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+.*stale-if-error=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  }
}

sub vcl_deliver {
  # Dray has gone since it was last asked how it is: an old answer, if there is one.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
